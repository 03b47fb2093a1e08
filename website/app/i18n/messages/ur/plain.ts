import type { Messages } from '../messages.ts';

/** Pages without header and footer, and the table of contents. */
export const plain: Messages['plain'] = {
  asOfDate: 'تاریخ: {date}',
  tableOfContents: 'فہرست',
  backToHome: 'ہوم پیج پر واپس جائیں',
  links: {
    contact: 'ہمیں لکھیں',
    privacy: 'رازداری کی پالیسی',
    eula: 'لائسنس معاہدہ',
    delete: 'اکاؤنٹ ختم کریں',
  },
};
