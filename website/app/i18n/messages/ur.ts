import { formatNumber } from '../number.ts';
import { plural } from '../plural.ts';
import type { Messages } from './messages.ts';
import { about } from './ur/about.ts';
import { checked } from './ur/checked.ts';
import { confirm } from './ur/confirm.ts';
import { contact } from './ur/contact.ts';
import { costs } from './ur/costs.ts';
import { deleteAccount } from './ur/delete.ts';
import { detail } from './ur/detail.ts';
import { editors } from './ur/editors.ts';
import { eula } from './ur/eula.ts';
import { facts } from './ur/facts.ts';
import { feedback } from './ur/feedback.ts';
import { forms } from './ur/forms.ts';
import { home } from './ur/home.ts';
import { hubs } from './ur/hubs.ts';
import { landing } from './ur/landing.ts';
import { list, search } from './ur/list.ts';
import { map } from './ur/map.ts';
import { near } from './ur/near.ts';
import { plain } from './ur/plain.ts';
import { preview } from './ur/preview.ts';
import { privacy } from './ur/privacy.ts';
import { resetPassword } from './ur/reset-password.ts';
import { saved } from './ur/saved.ts';
import { take } from './ur/take.ts';
import { testimonials } from './ur/testimonials.ts';

/** Urdu. @param brand the product's name */
export const ur = (brand: string): Messages => ({
  nav: {
    main: 'مرکزی مینو',
    home: 'ہوم',
    about: 'ہمارے بارے میں',
    contact: 'رابطہ',
    skipToContent: 'سیدھے مواد پر جائیں',
    menu: 'مینو',
    close: 'بند کریں',
    homeLink: `${brand}، ہوم پیج پر جائیں`,
    theme: { system: 'تھیم: ڈیوائس جیسی', light: 'تھیم: روشن', dark: 'تھیم: تاریک' },
    secondCalendar: { shown: 'ہجری تاریخ: ظاہر', hidden: 'ہجری تاریخ: پوشیدہ' },
    backToTop: 'اوپر جائیں',
  },
  listSeparator: '، ',
  languages: {
    label: 'زبان',
    offer: 'یہ ویب سائٹ اردو میں بھی ہے۔',
    site: 'سائٹ اردو میں',
    decline: 'نہیں، شکریہ',
  },
  app: {
    ios: 'آئی فون ایپ',
    iosHint: 'آئی فون اور آئی پیڈ کے لیے',
    android: 'اینڈرائیڈ ایپ',
    androidHint: 'دوسرے فونوں کے لیے',
    soon: 'ایپ جلد آ رہی ہے۔ ابھی یہ ایپ اسٹورز میں نہیں ہے۔',
  },
  footer: {
    quickLinks: 'اہم صفحات',
    resources: 'مزید صفحات',
    privacy: 'رازداری کی پالیسی',
    app: 'ایپ',
    social: 'ہمیں فالو کریں',
    copyright: (year) => `© ${year} ${brand}`,
    noAccountNote: 'ہر صفحہ اکاؤنٹ کے بغیر پڑھا جا سکتا ہے۔',
  },
  kinds: {
    article: {
      singular: 'مضمون',
      listTitle: 'مضامین',
      lead: 'اقامہ، کرایہ، اسکول اور پیسہ، سادہ لفظوں میں۔',
      homeTitle: 'تازہ ترین مضامین',
      items: 'مضامین',
      count: (count) =>
        count === 0
          ? 'کوئی مضمون نہیں'
          : plural('ur', count, { one: '# مضمون', other: '# مضامین' }),
    },
    business: {
      singular: 'دکان یا خدمت',
      listTitle: 'دکانیں اور خدمات',
      lead: 'انہیں آپ کے ملک کے لوگ چلاتے ہیں، اور یہ سب کے لیے ہیں۔',
      homeTitle: 'قریبی دکانیں اور خدمات',
      items: 'دکانیں اور خدمات',
      count: (count) =>
        count === 0 ? 'کوئی جگہ نہیں' : plural('ur', count, { one: '# جگہ', other: '# جگہیں' }),
    },
    event: {
      singular: 'تقریب',
      listTitle: 'تقریبات',
      lead: 'آپ کے قریب، جلد ہونے والی، اور زیادہ تر مفت۔',
      homeTitle: 'آئندہ تقریبات',
      items: 'تقریبات',
      count: (count) =>
        count === 0
          ? 'کوئی تقریب نہیں'
          : plural('ur', count, { one: '# تقریب', other: '# تقریبات' }),
    },
    activity: {
      singular: 'سرگرمی',
      listTitle: 'سرگرمیاں',
      lead: 'فٹ بال، چہل قدمی، زبان کی مشق: سب کا خیرمقدم ہے۔',
      homeTitle: 'سرگرمیاں',
      items: 'سرگرمیاں',
      count: (count) =>
        count === 0
          ? 'کوئی سرگرمی نہیں'
          : plural('ur', count, { one: '# سرگرمی', other: '# سرگرمیاں' }),
    },
    marketplace: {
      singular: 'اشتہار',
      listTitle: 'بازار',
      lead: 'آپ کے قریب رہنے والوں کی استعمال شدہ چیزیں۔',
      homeTitle: 'بازار',
      items: 'اشتہارات',
      count: (count) =>
        count === 0
          ? 'کوئی اشتہار نہیں'
          : plural('ur', count, { one: '# اشتہار', other: '# اشتہارات' }),
    },
    forum: {
      singular: 'سوال',
      listTitle: 'فورم',
      lead: 'لوگوں کے سوال، جن کے جواب وہ دیتے ہیں جو خود اس سے گزر چکے ہیں۔',
      homeTitle: 'فورم',
      items: 'سوالات',
      count: (count) =>
        count === 0 ? 'کوئی سوال نہیں' : plural('ur', count, { one: '# سوال', other: '# سوالات' }),
    },
  },
  list,
  search: search(brand),
  pagination: {
    pages: 'صفحات',
    page: (page) => `صفحہ ${formatNumber(page, 'ur')}`,
    previous: 'پچھلا',
    next: 'اگلا',
  },
  card: {
    untitled: 'بلا عنوان',
    partner: 'باضابطہ شراکت دار',
    free: 'مفت',
    pinned: 'اوپر رکھا گیا',
    runningUntil: (end) => `جاری ہے، ${end} تک`,
    openUntil: (time) => `${time} تک کھلا ہے`,
    opensAt: (time) => `کھلنے کا وقت: ${time}`,
    opensOn: (day, time) => `کھلنے کا وقت: ${day}، ${time}`,
    languagesAndMore: (names, count) => `${names} اور مزید ${count}`,
    distance: (kilometres) => `تقریباً ${kilometres} کلومیٹر`,
    veryNear: '1 کلومیٹر سے کم',
    answers: (count) =>
      count === 0
        ? 'ابھی کوئی جواب نہیں'
        : plural('ur', count, { one: '# جواب', other: '# جوابات' }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'مواد لوڈ نہیں ہو سکا۔ براہ کرم کچھ دیر بعد دوبارہ کوشش کریں۔',
    suggestedLinks: 'دوسرے صفحات',
    notFound: {
      title: 'صفحہ نہیں ملا',
      text: 'شاید صفحہ کہیں اور چلا گیا ہے یا لنک پورا نہیں۔ ان میں سے کوئی صفحہ کام آ سکتا ہے۔',
    },
    unavailable: {
      title: 'پوسٹیں ابھی دستیاب نہیں',
      text: 'جس سروس میں پوسٹیں رکھی ہیں، وہ ابھی جواب نہیں دے رہی۔ اس میں آپ کی کوئی غلطی نہیں۔ براہ کرم ایک منٹ بعد دوبارہ کوشش کریں۔',
      retry: 'دوبارہ کوشش کریں',
    },
    serverError: {
      title: 'کچھ غلط ہو گیا',
      text: 'غلطی ہماری ہے اور درج ہو گئی ہے۔ براہ کرم دوبارہ کوشش کریں، یا ہوم پیج سے شروع کریں۔',
    },
    lastUpdated: (time) => `آخری اپ ڈیٹ: ${time}۔ پوسٹیں ابھی دستیاب نہیں۔`,
    request: {
      malformed: 'یہ لنک پڑھا نہیں جا سکا',
      methodNotAllowed: 'یہ کام یہاں نہیں ہو سکتا',
      tooLarge: 'یہ بہت بڑا ہے',
      addressTooLong: 'یہ لنک بہت لمبا ہے',
      timedOut: 'اسے پہنچنے میں بہت دیر لگی',
      text: 'کچھ نہیں بدلا۔ ہوم پیج سے دوبارہ شروع کریں۔',
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
  partner: `${brand} کا باضابطہ شراکت دار`,
});
