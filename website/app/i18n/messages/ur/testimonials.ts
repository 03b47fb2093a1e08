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
      quote:
        'میں نے اپنا سوال آدھی رات کو لکھا۔ ناشتے تک میرے اپنے شہر کے تین لوگ جواب دے چکے تھے، اور ان میں سے ایک نے ساتھ چلنے کی پیشکش کی۔',
      name: 'مریم س۔',
      from: 'حلب',
      to: 'غازی عینتاب',
    },
    {
      quote:
        'کاغذات کی فہرست بالکل درست تھی، تصویروں کی تعداد تک۔ ہم دوپہر کے کھانے سے پہلے دفتر سے فارغ ہو گئے۔',
      name: 'فرہاد ر۔',
      from: 'شیراز',
      to: 'مسقط',
    },
    {
      quote:
        'بچے کا بستر، میز اور یہاں کے پہلے دوست، سب ہمیں ایک ہی صفحے سے ملے۔ ان میں سب سے قیمتی دوست نکلے۔',
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
