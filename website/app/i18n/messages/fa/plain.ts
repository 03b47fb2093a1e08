import type { Messages } from '../messages.ts';

/** Pages without header and footer, and the table of contents. */
export const plain: Messages['plain'] = {
  asOfDate: 'تاریخ این متن: {date}',
  tableOfContents: 'فهرست',
  backToHome: 'بازگشت به صفحهٔ اصلی',
  links: {
    contact: 'برای ما بنویسید',
    privacy: 'حریم خصوصی',
    eula: 'توافق‌نامهٔ کاربری',
    delete: 'حذف حساب',
  },
};
