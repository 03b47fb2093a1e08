import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  breadcrumb: 'جای شما در سایت',
  posted: 'انتشار: {date}، {ago}',
  updated: 'به‌روزرسانی: {date}، {ago}',
  checked: 'تاریخ بررسی: {date}',
  notChecked: 'از {date} بررسی نشده است.',
  reportMistake: 'اگر چیزی نادرست است، به ما بگویید',
  corrected: 'تاریخ تصحیح: {date}',
  sources: 'منابع',
  readingTime: (minutes) =>
    plural('fa', minutes, { one: 'زمان خواندن: # دقیقه', other: 'زمان خواندن: # دقیقه' }),
  translations: {
    alsoIn: 'به زبان‌های دیگر:',
    outdated: 'متن اصلی ({language}) پس از این ترجمه تغییر کرده است.',
    machine: 'ترجمهٔ ماشینی از متن اصلی ({language}).',
    original: 'خواندن متن اصلی',
    offer: 'خواندن ترجمهٔ ماشینی',
    pending: 'ترجمهٔ ماشینی در حال آماده شدن است. نیم دقیقهٔ دیگر دوباره بازش کنید.',
    again: 'باز کردن دوباره',
    unavailable: 'این متن اکنون ترجمه نمی‌شود. متن اصلی در زیر آمده است.',
    report: 'گزارش اشتباه',
  },
  partnerNote: `همکار رسمی با ${brand} کار می‌کند و ویراستاران ما آن را می‌شناسند.`,
  listen: {
    start: 'شنیدن',
    pause: 'مکث',
    resume: 'ادامه',
    speed: 'سرعت خواندن',
    noVoice:
      'دستگاه شما نمی‌تواند این متن را با صدای بلند بخواند، چون برای زبان آن ({language}) صدایی ندارد.',
  },
  actions: 'کارهایی که می‌توانید بکنید',
  call: 'زنگ زدن',
  callShort: 'زنگ',
  whatsapp: 'پیام در واتساپ',
  directions: 'مسیریابی',
  directionsShort: 'مسیر',
  addToCalendar: 'افزودن به تقویم',
  googleCalendar: 'تقویم گوگل',
  pictures: 'عکس‌ها',
  pictureOf: (number, total) => `عکس ${formatNumber(number, 'fa')} از ${formatNumber(total, 'fa')}`,
  previousPicture: 'عکس قبلی',
  nextPicture: 'عکس بعدی',
  closePictures: 'بستن عکس‌ها',
  related: 'مطالب مرتبط',
  moreOfKind: {
    article: 'مقاله‌های دیگر',
    business: 'کسب‌وکارهای دیگر',
    event: 'رویدادهای دیگر',
    activity: 'فعالیت‌های دیگر',
    marketplace: 'آگهی‌های دیگر بازار',
    forum: 'پرسش‌های دیگر',
  },
  text: {
    video: (host: string) => `ویدیو در ${host}`,
    audio: (host: string) => `فایل صوتی در ${host}`,
    map: (host: string) => `نقشه در ${host}`,
    page: (host: string) => `دیدن در ${host}`,
    picture: (host: string) => `تصویر در ${host}`,
    cut: 'این متن برای یک صفحه بیش از اندازه بلند است. پایان آن اینجا نمایش داده نمی‌شود.',
  },
  map: {
    heading: 'روی نقشه',
    north: 'شمالی',
    south: 'جنوبی',
    east: 'شرقی',
    west: 'غربی',
    position: (latitude, longitude) => `موقعیت: ${latitude}، ${longitude}`,
    kilometre: '۱ کیلومتر',
    sketchHint:
      'طرح ساده و بدون خیابان: فاصلهٔ خط‌ها حدود یک کیلومتر است. برای دیدن راه، یک نقشه باز کنید:',
    addressOnlyHint: 'نشانی را می‌دانیم، ولی نقطهٔ دقیق را نه. آن را در یک نقشه پیدا کنید:',
  },
  snippet: {
    heading: 'نمایش این صفحه در سایت شما',
    text: 'این چند خط را در صفحهٔ خود بگذارید. به اسکریپت و قاب نیازی نیست.',
    label: 'کد HTML برای کپی',
  },
  share: {
    heading: 'اشتراک‌گذاری این صفحه',
    native: 'اشتراک‌گذاری',
    whatsapp: 'واتساپ',
    telegram: 'تلگرام',
    email: 'ایمیل',
    copy: 'کپی لینک',
    copied: 'لینک کپی شد.',
    print: 'چاپ',
  },
  qrCode: 'کد QR با نشانی این صفحه',
  scanHint: 'برای باز کردن این صفحه در گوشی، کد را اسکن کنید',
  openInApp: 'باز کردن این صفحه در اپ',
  noStore: {
    title: 'این صفحه را نگه دارید',
    text: 'نظرها و پیام‌ها به‌زودی در اپ ما می‌آید. تا آن زمان، این صفحه را در گوشی خود نگه دارید یا برای دیگران بفرستید.',
    answers: {
      note: 'این پرسش یکی از خوانندگان است. اگر پاسخ را می‌دانید، برای ویراستاران بنویسید تا اینجا منتشر کنند.',
      title: 'پاسخ را می‌دانید؟',
      text: 'ویراستاران همهٔ پاسخ‌ها را می‌خوانند و با نامی که می‌نویسید اینجا منتشر می‌کنند.',
      link: 'نوشتن برای ویراستاران',
    },
  },
  participationNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'این پرسش یکی از خوانندگان است. پاسخ‌ها را در اپ می‌نویسند.',
  },
  participationLink: 'چگونه پاسخ دهید',
  caution: {
    payment:
      'در این آگهی از پیش‌پرداخت یا پرداختی که برنمی‌گردد سخن رفته است. پیش از دیدن جنس و کسی که به او پول می‌دهید، پولی نفرستید.',
    price: 'قیمت بسیار کمتر از قیمت معمول چنین چیزی در اینجاست. پیش از پرداخت، خوب بررسی کنید.',
  },
  safetyNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'در جایی عمومی قرار بگذارید، اول جنس را ببینید، بعد پول بدهید. هرگز پول یا بیعانه از پیش نفرستید.',
    forum: '',
  },
  appPrompt: {
    article: {
      title: 'چیزی برای افزودن دارید؟',
      text: 'در اپ نظر بدهید، یا همان‌جا از نویسنده بپرسید.',
    },
    business: {
      title: 'در اپ به آن‌ها پیام دهید',
      text: 'پیام به کسب‌وکارها و نظر مشتریان دیگر در اپ است.',
    },
    event: {
      title: 'در اپ از دیگران بپرسید',
      text: 'نظرها، پیام‌ها و یادآوری این رویداد در اپ است.',
    },
    activity: {
      title: 'در اپ به دیگران سلام کنید',
      text: 'نظرها، پیام‌ها و یادآوری این فعالیت در اپ است.',
    },
    marketplace: {
      title: 'هنوز فروخته نشده؟ در اپ بپرسید',
      text: 'در اپ به فروشنده پیام دهید: شمارهٔ تلفن شما را نمی‌بیند.',
    },
    forum: {
      title: 'پاسخ را می‌دانید؟ در اپ بنویسید',
      text: 'آنجا پرسش و پاسخ می‌نویسند. وقتی کسی پاسخ دهد، به شما خبر می‌رسد.',
    },
  },
});
