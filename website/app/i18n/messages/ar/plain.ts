import type { Messages } from '../messages.ts';

/** Pages without header and footer, and the table of contents. */
export const plain: Messages['plain'] = {
  asOfDate: 'بتاريخ {date}',
  tableOfContents: 'المحتويات',
  backToHome: 'العودة إلى الصفحة الرئيسية',
  links: {
    contact: 'اكتب إلينا',
    privacy: 'سياسة الخصوصية',
    eula: 'اتفاقية الترخيص',
    delete: 'حذف الحساب',
  },
};
