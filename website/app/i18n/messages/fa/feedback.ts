import type { Messages } from '../messages.ts';

/** What readers say of posts. */
export const feedback: Messages['feedback'] = {
  section: 'نظر شما',
  back: 'بازگشت به صفحه',
  about: 'دربارهٔ: {title}',
  helpful: {
    question: 'آیا این مفید بود؟',
    yes: 'بله',
    no: 'خیر',
    thanks: 'سپاسگزاریم',
    wasHelpful: 'خوشحالیم که مفید بود.',
    wasNot: 'می‌بینیم چگونه آن را بهتر کنیم.',
    tellMissing: 'به ما بگویید چه چیزی کم است',
  },
  report: {
    question: 'اشتباهی دیدید؟',
    legend: 'چه چیزی نادرست است؟',
    reasons: {
      closed: 'بسته شده',
      moved: 'جابه‌جا شده',
      'wrong-number': 'شمارهٔ نادرست',
      'wrong-price': 'قیمت نادرست',
      outdated: 'به‌روز نیست',
      scam: 'کلاهبرداری',
      rude: 'توهین‌آمیز',
      other: 'چیز دیگر',
    },
    missingReason: 'لطفاً مشخص کنید چه چیزی نادرست است.',
    noName: 'نیازی به نام نیست. یک ویراستار هر گزارش را می‌خواند.',
    withWords: 'افزودن توضیح یا ایمیل',
    words: 'با کلمه‌های خودتان',
    email: 'نشانی ایمیل',
    emailHint: 'اگر می‌خواهید از نتیجه باخبر شوید. پس از آن نشانی را پاک می‌کنیم.',
    submit: 'گزارش به ویراستاران',
    sentTitle: 'از گزارش شما سپاسگزاریم',
    sentText: 'یک ویراستار آن را بررسی می‌کند.',
  },
};
