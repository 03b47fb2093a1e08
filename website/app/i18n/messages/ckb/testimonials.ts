import { formatNumber } from '../../number.ts';
import type { Messages } from '../messages.ts';

/** Testimonials of people who have moved. */
export const testimonials: Messages['testimonials'] = {
  title: 'لە زمانی دراوسێکانەوە',
  movedTo: 'چوو بۆ',
  showItem: (position) => `نیشاندانی بۆچوونی ${formatNumber(position, 'ckb')}`,
  pause: 'وەستاندن',
  play: 'دەستپێکردنەوە',
  items: [
    {
      quote:
        'نیوەشەو پرسیارەکەم نووسی. تا کاتی نانی بەیانی سێ کەس لە شاری خۆم وەڵامیان دابووەوە، و یەکێکیان وتی لەگەڵم دێت.',
      name: 'مەریەم س.',
      from: 'حەلەب',
      to: 'غازی عەنتاب',
    },
    {
      quote:
        'لیستی بەڵگەنامەکان ڕاست بوو، تەنانەت ژمارەی وێنەکانیش. پێش نانی نیوەڕۆ کارمان لە فەرمانگەکە تەواو بوو.',
      name: 'فەرهاد ڕ.',
      from: 'شیراز',
      to: 'مەسقەت',
    },
    {
      quote:
        'تەختی منداڵەکەمان، مێزەکەمان و یەکەم هاوڕێکانمان لێرە هەموویان لە یەک پەڕەوە هاتن. لە هەموویان گرنگتر هاوڕێکانن.',
      name: 'عائیشە و بیلال',
      from: 'لاهۆر',
      to: 'شارقە',
    },
    {
      // Unsure: «سێبو» (Cebu), as in names.yaml, and «جۆێل».
      quote: 'بۆ تۆپی پێ هاتم، و ژمێریارێکم ناسی کە لە کاروباری بەڵگەنامەکانمدا یارمەتی دام.',
      name: 'جۆێل م.',
      from: 'سێبو',
      to: 'دۆحە',
    },
  ],
};
