import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  byBusiness: 'مالک نے تصدیق کی: {date}',
  byOrganiser: 'منتظم نے تصدیق کی: {date}',
  expired: {
    title: 'یہ اشتہار ختم ہو گیا ہے',
    text: 'یہ {date} کو ختم ہوا، کیونکہ اس کی تجدید نہیں ہوئی۔',
  },
  contactHidden: {
    title: 'رابطہ فی الحال چھپا ہوا ہے',
    text: 'قارئین نے اس اشتہار کی شکایت کی ہے۔ ہمارے ایڈیٹر اسے دیکھیں گے۔',
  },
};
