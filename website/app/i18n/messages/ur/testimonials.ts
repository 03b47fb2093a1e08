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
        'بچے کا بستر، میز اور یہاں کے پہلے دوست، سب ہمیں ایک ہی صفحے سے ملے۔ میز ہلتی ہے۔ دوستی نہیں ہلتی۔',
      name: 'عائشہ اور بلال',
      from: 'لاہور',
      to: 'شارجہ',
    },
    {
      quote: 'میں فٹ بال کے لیے آیا تھا۔ رک اس لیے گیا کہ یہاں ایک اکاؤنٹنٹ مل گیا۔',
      name: 'جوئل م۔',
      from: 'سیبو',
      to: 'دوحہ',
    },
  ],
};
