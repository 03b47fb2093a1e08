import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  breadcrumb: 'آپ یہاں ہیں',
  posted: 'شائع: {date}، {ago}',
  updated: 'اپ ڈیٹ: {date}، {ago}',
  checked: 'جانچ کی تاریخ: {date}',
  notChecked: '{date} کے بعد سے جانچ نہیں ہوئی۔',
  reportMistake: 'کچھ غلط ہو تو ہمیں بتائیں',
  corrected: 'تصحیح کی تاریخ: {date}',
  sources: 'ماخذ',
  readingTime: (minutes) =>
    plural('ur', minutes, { one: 'پڑھنے کا وقت: # منٹ', other: 'پڑھنے کا وقت: # منٹ' }),
  translations: {
    alsoIn: 'دوسری زبانوں میں:',
    outdated: 'اصل متن ({language}) اس ترجمے کے بعد بدل چکا ہے۔',
    machine: 'اصل متن ({language}) کا مشینی ترجمہ۔',
    original: 'اصل متن پڑھیں',
    offer: 'مشینی ترجمہ پڑھیں',
    pending: 'مشینی ترجمہ تیار ہو رہا ہے۔ آدھے منٹ بعد دوبارہ کھولیں۔',
    again: 'دوبارہ کھولیں',
    unavailable: 'اس متن کا ترجمہ ابھی نہیں ہو سکتا۔ نیچے اصل متن ہے۔',
    report: 'غلطی کی اطلاع دیں',
  },
  partnerNote: `باضابطہ شراکت دار ${brand} کے ساتھ کام کرتے ہیں، اور ہمارے ایڈیٹر انہیں جانتے ہیں۔`,
  listen: {
    start: 'سنیں',
    pause: 'روکیں',
    resume: 'جاری رکھیں',
    speed: 'پڑھنے کی رفتار',
    noVoice:
      'آپ کی ڈیوائس یہ متن پڑھ کر نہیں سنا سکتی، کیونکہ اس میں اس زبان ({language}) کی آواز نہیں ہے۔',
  },
  actions: 'آپ کیا کر سکتے ہیں',
  call: 'کال کریں',
  callShort: 'کال',
  whatsapp: 'واٹس ایپ پر لکھیں',
  directions: 'راستہ دیکھیں',
  directionsShort: 'راستہ',
  addToCalendar: 'کیلنڈر میں شامل کریں',
  googleCalendar: 'گوگل کیلنڈر',
  pictures: 'تصویریں',
  pictureOf: (number, total) =>
    `تصویر ${formatNumber(number, 'ur')}، کل ${formatNumber(total, 'ur')}`,
  previousPicture: 'پچھلی تصویر',
  nextPicture: 'اگلی تصویر',
  closePictures: 'تصویریں بند کریں',
  related: 'ملتی جلتی پوسٹیں',
  moreOfKind: {
    article: 'مزید مضامین',
    business: 'مزید دکانیں اور خدمات',
    event: 'مزید تقریبات',
    activity: 'مزید سرگرمیاں',
    marketplace: 'بازار سے مزید',
    forum: 'مزید سوالات',
  },
  text: {
    video: (host: string) => `${host} پر ویڈیو`,
    audio: (host: string) => `${host} پر آڈیو`,
    map: (host: string) => `${host} پر نقشہ`,
    page: (host: string) => `${host} پر کھولیں`,
    picture: (host: string) => `${host} پر تصویر`,
    cut: 'یہ متن ایک صفحے کے لیے بہت لمبا ہے۔ اس کا آخری حصہ یہاں نہیں دکھایا گیا۔',
  },
  map: {
    heading: 'نقشے پر',
    north: 'شمال',
    south: 'جنوب',
    east: 'مشرق',
    west: 'مغرب',
    position: (latitude, longitude) => `مقام: ${latitude}، ${longitude}`,
    kilometre: '1 کلومیٹر',
    sketchHint:
      'یہ سڑکوں کے بغیر ایک خاکہ ہے: لکیروں کے درمیان تقریباً ایک کلومیٹر کا فاصلہ ہے۔ راستے کے لیے نقشہ کھولیں:',
    addressOnlyHint: 'ہمیں پتا معلوم ہے، لیکن ٹھیک ٹھیک مقام نہیں۔ اسے نقشے میں دیکھیں:',
  },
  snippet: {
    heading: 'اسے اپنی ویب سائٹ پر دکھائیں',
    text: 'یہ سطریں اپنے صفحے میں کاپی کریں۔ اسکرپٹ یا فریم کی ضرورت نہیں۔',
    label: 'کاپی کرنے کے لیے HTML',
  },
  share: {
    heading: 'یہ صفحہ شیئر کریں',
    native: 'شیئر کریں',
    whatsapp: 'واٹس ایپ',
    telegram: 'ٹیلی گرام',
    email: 'ای میل',
    copy: 'لنک کاپی کریں',
    copied: 'لنک کاپی ہو گیا۔',
    print: 'پرنٹ کریں',
  },
  qrCode: 'کیو آر کوڈ جس میں اس صفحے کا لنک ہے',
  scanHint: 'یہ صفحہ اپنے فون پر کھولنے کے لیے اسکین کریں',
  openInApp: 'یہ صفحہ ایپ میں کھولیں',
  noStore: {
    title: 'یہ صفحہ اپنے پاس رکھیں',
    text: 'تبصرے اور پیغامات جلد ہماری ایپ میں آ رہے ہیں۔ تب تک یہ صفحہ اپنے فون میں رکھیں یا شیئر کریں۔',
    answers: {
      note: 'یہ سوال ایک قاری کا ہے۔ جواب معلوم ہو تو ایڈیٹروں کو لکھیں، وہ اسے یہاں شائع کرتے ہیں۔',
      title: 'جواب معلوم ہے؟',
      text: 'ایڈیٹر ہر جواب پڑھتے ہیں اور اسے یہاں آپ کے بتائے ہوئے نام سے شائع کرتے ہیں۔',
      link: 'ایڈیٹروں کو لکھیں',
    },
  },
  participationNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'یہ سوال ایک قاری کا ہے۔ جواب ایپ میں لکھے جاتے ہیں۔',
  },
  participationLink: 'جواب کیسے دیں',
  caution: {
    payment:
      'اس پوسٹ میں پیشگی یا ایسی ادائیگی کا ذکر ہے جو واپس نہیں ہو سکتی۔ جب تک چیز اور پیسے لینے والے کو نہ دیکھ لیں، پیسے نہ بھیجیں۔',
    price:
      'قیمت یہاں ایسی چیزوں کی عام قیمت سے بہت کم ہے۔ کچھ بھی ادا کرنے سے پہلے اچھی طرح دیکھ لیں۔',
  },
  safetyNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'کسی کھلی، عوامی جگہ پر ملیں۔ پہلے چیز دیکھیں، پھر پیسے دیں۔ پیسے یا ایڈوانس پہلے سے کبھی نہ بھیجیں۔',
    forum: '',
  },
  appPrompt: {
    article: {
      title: 'کچھ اور بتانا ہے؟',
      text: 'ایپ میں تبصرہ کریں، یا لکھنے والے سے وہیں سوال پوچھیں۔',
    },
    business: {
      title: 'انہیں ایپ میں لکھیں',
      text: 'دکانوں اور خدمات کے لیے پیغامات اور دوسرے گاہکوں کے تبصرے ایپ میں ہیں۔',
    },
    event: {
      title: 'دوسروں سے ایپ میں پوچھیں',
      text: 'اس تقریب کے تبصرے، پیغامات اور یاد دہانیاں ایپ میں ہیں۔',
    },
    activity: {
      title: 'دوسروں کو ایپ میں سلام کہیں',
      text: 'اس سرگرمی کے تبصرے، پیغامات اور یاد دہانیاں ایپ میں ہیں۔',
    },
    marketplace: {
      title: 'کیا یہ ابھی موجود ہے؟ ایپ میں پوچھیں',
      text: 'بیچنے والے کو ایپ میں پیغام بھیجیں: آپ کا فون نمبر آپ ہی کے پاس رہتا ہے۔',
    },
    forum: {
      title: 'جواب معلوم ہے؟ ایپ میں لکھیں',
      text: 'سوال وہیں پوچھے جاتے ہیں اور جواب وہیں دیے جاتے ہیں۔ کوئی جواب دے تو آپ کو اطلاع ملتی ہے۔',
    },
  },
});
