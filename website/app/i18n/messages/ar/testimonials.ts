import type { Messages } from '../messages.ts';

/** Testimonials of people who have moved. */
export const testimonials: Messages['testimonials'] = {
  title: 'سمعنا من الجيران',
  movedTo: 'إلى',
  showItem: (position) => `اعرض الشهادة ${position}`,
  pause: 'إيقاف',
  play: 'تشغيل',
  items: [
    {
      quote:
        'كتبت سؤالي عند منتصف الليل. وقبل الفطور كان ثلاثة من مدينتي قد أجابوا، وعرض أحدهم أن يأتي معي.',
      name: 'مريم س.',
      from: 'حلب',
      to: 'غازي عنتاب',
    },
    {
      quote: 'كانت قائمة الأوراق صحيحة، حتى عدد الصور الشخصية. خرجنا من الدائرة قبل الغداء.',
      name: 'فرهاد ر.',
      from: 'شيراز',
      to: 'مسقط',
    },
    {
      quote:
        'سرير طفلنا وطاولتنا وأول أصدقائنا هنا جاؤوا كلهم من الصفحة نفسها. الطاولة تهتز. أما الأصدقاء فلا.',
      name: 'عائشة وبلال',
      from: 'لاهور',
      to: 'الشارقة',
    },
    {
      quote: 'جئت من أجل كرة القدم، وبقيت من أجل المحاسب.',
      name: 'جويل م.',
      from: 'سيبو',
      to: 'الدوحة',
    },
  ],
};
