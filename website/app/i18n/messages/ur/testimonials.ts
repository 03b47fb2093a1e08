import { formatNumber } from '../../number.ts';
import type { Messages } from '../messages.ts';

/** Testimonials of people who have moved. */
export const testimonials: Messages['testimonials'] = {
  title: 'پڑوسیوں کی باتیں',
  // Read between two cities: “from Aleppo to Gaziantep”.
  movedTo: 'سے',
  showItem: (position) => `بات ${formatNumber(position, 'ur')} دکھائیں`,
  pause: 'روکیں',
  play: 'چلائیں',
  items: [
    {
      quote: 'رات کو سوال لکھا، صبح تک میرے شہر کے تین لوگوں نے جواب دیا، ایک تو ساتھ بھی چلا۔',
      name: 'مریم س۔',
      from: 'حلب',
      to: 'غازی عینتاب',
    },
    {
      quote: 'کاغذات کی فہرست تصویروں کی تعداد تک درست تھی۔ ہم دوپہر سے پہلے فارغ ہو گئے۔',
      name: 'فرہاد ر۔',
      from: 'شیراز',
      to: 'مسقط',
    },
    {
      quote: 'بچے کا بستر، میز اور پہلے دوست، سب ایک ہی صفحے سے ملے۔ سب سے قیمتی دوست نکلے۔',
      name: 'عائشہ اور بلال',
      from: 'لاہور',
      to: 'شارجہ',
    },
    {
      quote:
        'میں فٹ بال کے لیے آیا تھا، اور ایک اکاؤنٹنٹ سے ملاقات ہوئی جس نے کاغذات میں میری مدد کی۔',
      name: 'جوئل م۔',
      from: 'سیبو',
      to: 'دوحہ',
    },
  ],
};
