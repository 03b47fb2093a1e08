import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

const { format } = new Intl.NumberFormat('fa', { numberingSystem: 'arabext' });

/** Persian. @param brand the product's name */
export const fa = (brand: string): ConfirmationTexts => ({
  subject: (title) => `آیا این هنوز درست است؟ ${title}`,
  intro: `خوانندگان ${brand} این را می‌بینند. لطفاً بگویید که آیا هنوز درست است.`,
  reminder: 'دو هفته پیش از شما پرسیدیم. این آخرین ایمیل ما در این باره است.',
  labels: {
    when: 'زمان',
    phone: 'تلفن',
    whatsapp: 'واتساپ',
    email: 'ایمیل',
    website: 'وب‌سایت',
    address: 'نشانی',
    landmark: 'نشانهٔ نزدیک',
    openingHours: 'ساعت‌های کار',
  },
  page: 'صفحهٔ کامل:',
  right: 'همه‌چیز هنوز درست است:',
  change: 'چیزی تغییر کرده است:',
  closed: 'تعطیل شده یا تمام شده است:',
  note: `باز کردن لینک هنوز چیزی را تغییر نمی‌دهد و یک بار دیگر از شما می‌پرسیم. یکی از لینک‌ها یک بار و تا ${format(CODE_LIFETIME_DAYS)} روز کار می‌کند.`,
  unsubscribe: 'چنین ایمیل‌هایی نمی‌خواهید؟',
});
