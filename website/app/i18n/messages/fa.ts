import { formatNumber } from '../number.ts';
import { plural } from '../plural.ts';
import { about } from './fa/about.ts';
import { checked } from './fa/checked.ts';
import { confirm } from './fa/confirm.ts';
import { contact } from './fa/contact.ts';
import { costs } from './fa/costs.ts';
import { deleteAccount } from './fa/delete.ts';
import { detail } from './fa/detail.ts';
import { editors } from './fa/editors.ts';
import { eula } from './fa/eula.ts';
import { facts } from './fa/facts.ts';
import { feedback } from './fa/feedback.ts';
import { forms } from './fa/forms.ts';
import { home } from './fa/home.ts';
import { hubs } from './fa/hubs.ts';
import { landing } from './fa/landing.ts';
import { list, search } from './fa/list.ts';
import { map } from './fa/map.ts';
import { near } from './fa/near.ts';
import { plain } from './fa/plain.ts';
import { preview } from './fa/preview.ts';
import { privacy } from './fa/privacy.ts';
import { resetPassword } from './fa/reset-password.ts';
import { saved } from './fa/saved.ts';
import { take } from './fa/take.ts';
import { testimonials } from './fa/testimonials.ts';
import type { Messages } from './messages.ts';

/** Persian. @param brand the product's name */
export const fa = (brand: string): Messages => ({
  nav: {
    main: 'منوی اصلی',
    home: 'خانه',
    about: 'دربارهٔ ما',
    contact: 'تماس با ما',
    skipToContent: 'رفتن به محتوا',
    menu: 'منو',
    close: 'بستن',
    homeLink: `${brand}، رفتن به صفحهٔ اصلی`,
    theme: { system: 'ظاهر: مثل دستگاه', light: 'ظاهر: روشن', dark: 'ظاهر: تیره' },
    secondCalendar: { shown: 'تاریخ شمسی: نمایان', hidden: 'تاریخ شمسی: پنهان' },
    backToTop: 'بالای صفحه',
  },
  listSeparator: '، ',
  languages: {
    label: 'زبان',
    offer: 'این سایت به زبان فارسی هم در دسترس است.',
    site: 'سایت به فارسی',
    decline: 'نه، ممنون',
  },
  app: {
    ios: 'اپ iOS',
    iosHint: 'برای آیفون و آیپد',
    android: 'اپ اندروید',
    androidHint: 'برای گوشی‌های دیگر',
    soon: 'اپ به‌زودی می‌آید. هنوز در فروشگاه‌های اپ نیست.',
  },
  footer: {
    quickLinks: 'لینک‌های سریع',
    resources: 'منابع',
    privacy: 'حریم خصوصی',
    app: 'اپ',
    social: 'ما را دنبال کنید',
    copyright: (year) => `© ${year} ${brand}`,
    noAccountNote: 'همهٔ صفحه‌ها را می‌توان بدون حساب خواند.',
  },
  kinds: {
    article: {
      singular: 'مقاله',
      listTitle: 'مقاله‌ها',
      lead: 'اقامت، اجاره، مدرسه و پول، به زبان ساده.',
      homeTitle: 'تازه‌ترین مقاله‌ها',
      items: 'مقاله‌ها',
      count: (count) => plural('fa', count, { one: '# مقاله', other: '# مقاله' }),
    },
    business: {
      singular: 'کسب‌وکار',
      listTitle: 'کسب‌وکارها',
      lead: 'صاحبانشان هم‌وطن شما هستند و همه می‌توانند مشتری باشند.',
      homeTitle: 'کسب‌وکارهای نزدیک شما',
      items: 'کسب‌وکارها',
      count: (count) => plural('fa', count, { one: '# کسب‌وکار', other: '# کسب‌وکار' }),
    },
    event: {
      singular: 'رویداد',
      listTitle: 'رویدادها',
      lead: 'نزدیک شما، به‌زودی، و بیشترشان رایگان.',
      homeTitle: 'رویدادهای پیش رو',
      items: 'رویدادها',
      count: (count) => plural('fa', count, { one: '# رویداد', other: '# رویداد' }),
    },
    activity: {
      singular: 'فعالیت',
      listTitle: 'فعالیت‌ها',
      lead: 'فوتبال، پیاده‌روی، تمرین زبان: همه می‌توانند بیایند.',
      homeTitle: 'فعالیت‌ها',
      items: 'فعالیت‌ها',
      count: (count) => plural('fa', count, { one: '# فعالیت', other: '# فعالیت' }),
    },
    marketplace: {
      singular: 'آگهی',
      listTitle: 'بازار',
      lead: 'وسایل کارکرده از مردم نزدیک شما.',
      homeTitle: 'بازار',
      items: 'آگهی‌های بازار',
      count: (count) => plural('fa', count, { one: '# آگهی', other: '# آگهی' }),
    },
    forum: {
      singular: 'پرسش',
      listTitle: 'پرسش و پاسخ',
      lead: 'پرسش‌های مردم، با پاسخ کسانی که همین تجربه را داشته‌اند.',
      homeTitle: 'پرسش و پاسخ',
      items: 'پرسش‌ها',
      count: (count) => plural('fa', count, { one: '# پرسش', other: '# پرسش' }),
    },
  },
  list,
  search: search(brand),
  pagination: {
    pages: 'صفحه‌ها',
    page: (page) => `صفحهٔ ${formatNumber(page, 'fa')}`,
    previous: 'قبلی',
    next: 'بعدی',
  },
  card: {
    untitled: 'بدون عنوان',
    partner: 'همکار رسمی',
    free: 'رایگان',
    pinned: 'سنجاق‌شده',
    runningUntil: (end) => `در حال برگزاری تا ${end}`,
    openUntil: (time) => `باز تا ${time}`,
    opensAt: (time) => `ساعت باز شدن: ${time}`,
    opensOn: (day, time) => `باز شدن: ${day}، ${time}`,
    languagesAndMore: (names, count) => `${names} و ${count} زبان دیگر`,
    distance: (kilometres) => `حدود ${kilometres} کیلومتر`,
    veryNear: 'کمتر از ۱ کیلومتر',
    answers: (count) =>
      count === 0 ? 'هنوز پاسخی نیست' : plural('fa', count, { one: '# پاسخ', other: '# پاسخ' }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'محتوا باز نشد. لطفاً کمی بعد دوباره تلاش کنید.',
    suggestedLinks: 'صفحه‌های دیگر',
    notFound: {
      title: 'صفحه پیدا نشد',
      text: 'شاید جای صفحه عوض شده یا لینک ناقص است. شاید یکی از این صفحه‌ها کمک کند.',
    },
    unavailable: {
      title: 'سرویس اکنون در دسترس نیست',
      text: 'سرویسی که مطالب در آن نگهداری می‌شود، اکنون پاسخ نمی‌دهد. مشکل از شما نیست. لطفاً یک دقیقهٔ دیگر دوباره تلاش کنید.',
      retry: 'تلاش دوباره',
    },
    serverError: {
      title: 'مشکلی پیش آمد',
      text: 'خطا از ماست و ثبت شده است. لطفاً دوباره تلاش کنید، یا از صفحهٔ اصلی شروع کنید.',
    },
    lastUpdated: (time) => `آخرین به‌روزرسانی: ${time}. اکنون به مطالب دسترسی نداریم.`,
    request: {
      malformed: 'این نشانی خوانده نشد',
      methodNotAllowed: 'این کار اینجا ممکن نیست',
      tooLarge: 'این درخواست بیش از اندازه بزرگ است',
      addressTooLong: 'این نشانی بیش از اندازه بلند است',
      timedOut: 'این درخواست خیلی دیر رسید',
      text: 'چیزی تغییر نکرد. می‌توانید دوباره از صفحهٔ اصلی شروع کنید.',
    },
  },
  detail: detail(brand),
  checked,
  feedback,
  confirm,
  editors,
  facts,
  hubs,
  map,
  near,
  about: about(brand),
  contact: contact(brand),
  costs,
  forms,
  landing: landing(brand),
  plain,
  preview,
  saved,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `همکار رسمی ${brand}`,
});
