import type { InboxTexts } from './en';

export const fa: InboxTexts = {
  title: 'پاسخ',
  take: 'من انجام می‌دهم',
  takeOver: 'بر عهده گرفتن',
  putBack: 'برگرداندن به فهرست',
  settle: 'انجام شد',
  reopen: 'از سر گرفتن',
  by: 'در دست {name}',
  answeredOn: 'پاسخ در {time} فرستاده شد',
  noAddress: 'نشانی برای پاسخ نگذاشته‌اند.',
  template: 'الگو',
  chooseTemplate: 'انتخاب الگو',
  answer: 'پاسخ شما',
  hint: 'با ایمیل فرستاده می‌شود و نوشتهٔ خواننده زیر آن می‌آید.',
  send: 'فرستادن پاسخ',
  states: {
    new: 'تازه',
    'in-work': 'در دست انجام',
    done: 'انجام‌شده',
  },
  reasons: {
    closed: 'بسته شده',
    moved: 'جابه‌جا شده',
    'wrong-number': 'شمارهٔ نادرست',
    'wrong-price': 'قیمت نادرست',
    outdated: 'قدیمی',
    scam: 'کلاهبرداری',
    rude: 'توهین‌آمیز',
    other: 'چیز دیگر',
  },
};
