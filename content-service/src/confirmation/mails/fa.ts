import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

/** Persian. @param brand the product's name */
export const fa = (brand: string): ConfirmationTexts => ({
  subject: (title) => `آیا این هنوز درست است؟ ${title}`,
  intro: `خوانندگان ${brand} این را می‌بینند. لطفاً بگویید که آیا هنوز درست است.`,
  reminder: 'دو هفته پیش از شما پرسیدیم. این آخرین نامهٔ ما در این باره است.',
  labels: {
    when: 'زمان',
    phone: 'تلفن',
    whatsapp: 'واتساپ',
    email: 'ایمیل',
    website: 'وب‌سایت',
    address: 'نشانی',
    landmark: 'نشانهٔ نزدیک',
    openingHours: 'ساعت کار',
  },
  page: 'صفحهٔ کامل:',
  right: 'همه‌چیز هنوز درست است:',
  change: 'چیزی تغییر کرده است:',
  closed: 'تعطیل شده یا تمام شده است:',
  note: `باز کردن پیوند هنوز چیزی را تغییر نمی‌دهد و یک بار دیگر از شما می‌پرسیم. یکی از پیوندها یک بار و تا ${CODE_LIFETIME_DAYS} روز کار می‌کند.`,
  unsubscribe: 'چنین نامه‌هایی نمی‌خواهید؟',
});
