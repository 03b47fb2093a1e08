import { formatNumber } from '../../number.ts';
import type { Messages } from '../messages.ts';

/** Testimonials of people who have moved. */
export const testimonials: Messages['testimonials'] = {
  title: 'از زبان همسایه‌ها',
  movedTo: 'رفت به',
  showItem: (position) => `نمایش نظر ${formatNumber(position, 'fa')}`,
  pause: 'توقف',
  play: 'پخش',
  items: [
    {
      quote:
        'نیمه‌شب پرسشم را نوشتم. تا صبحانه سه نفر از شهر خودم پاسخ داده بودند و یکی‌شان گفت همراهم می‌آید.',
      name: 'مریم س.',
      from: 'حلب',
      to: 'غازی‌عینتاب',
    },
    {
      quote: 'فهرست مدارک درست بود، حتی تعداد عکس‌ها. پیش از ناهار کارمان در اداره تمام شد.',
      name: 'فرهاد ر.',
      from: 'شیراز',
      to: 'مسقط',
    },
    {
      quote:
        'تخت نوزاد، میز و اولین دوستانمان در اینجا، همه از یک صفحه پیدا شدند. از همه مهم‌تر، دوستانمان شدند.',
      name: 'عایشه و بلال',
      from: 'لاهور',
      to: 'شارجه',
    },
    {
      // Unsure: «سبو» (Cebu), as in names.yaml.
      quote: 'برای فوتبال آمدم و با حسابداری آشنا شدم که در کارهای اداری به من کمک کرد.',
      name: 'جوئل م.',
      from: 'سبو',
      to: 'دوحه',
    },
  ],
};
