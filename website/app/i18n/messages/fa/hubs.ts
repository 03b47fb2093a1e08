import type { Messages } from '../messages.ts';

export const hubs: Messages['hubs'] = {
  community: (name) => name,
  title: (name) => `${name}: راهنمایی، رویدادها و کسب‌وکارها`,
  description: (name) =>
    `${name}: تازه‌ها، رویدادهای پیش رو، جاهای باز، شماره‌های اضطراری و نخستین مقاله‌ها برای تازه‌واردان.`,
  lead: 'تازه‌ها، رویدادهای پیش رو و جاهای باز در اینجا.',
  firstArticles: 'نخستین مقاله‌ها',
  upcoming: 'به‌زودی',
  newest: 'تازه‌های اینجا',
  overview: (name) => `در یک نگاه: ${name}`,
  related: 'شهر و جامعه',
  cities: 'شهرها',
  communities: 'جامعه‌ها',
  emergencyNumbers: 'شماره‌های اضطراری',
  emergencyServices: {
    all: 'همهٔ موارد اضطراری',
    police: 'پلیس',
    ambulance: 'آمبولانس',
    fire: 'آتش‌نشانی',
  },
  checked: 'تاریخ بررسی: {date}',
  unchecked: 'لطفاً آن‌ها را با منبعی رسمی مقایسه کنید.',
  empty: 'هنوز مطلبی اینجا نیست.',
  subscribeToFeed: 'همهٔ تازه‌ها در خبرخوان',
  subscribeInCalendar: 'همهٔ برنامه‌ها در تقویم شما',
};
