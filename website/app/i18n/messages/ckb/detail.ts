import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  breadcrumb: 'شوێنی ئێوە لە ماڵپەڕەکەدا',
  posted: 'بڵاوکردنەوە: {date}، {ago}',
  updated: 'نوێکردنەوە: {date}، {ago}',
  checked: 'ڕێکەوتی پشکنین: {date}',
  notChecked: 'لە {date}ەوە نەپشکنراوە.',
  reportMistake: 'ئەگەر شتێک هەڵەیە، پێمان بڵێن',
  readingTime: (minutes) =>
    plural('ckb', minutes, {
      one: 'کاتی خوێندنەوە: # خولەک',
      other: 'کاتی خوێندنەوە: # خولەک',
    }),
  translations: {
    alsoIn: 'بە زمانەکانی تر:',
    outdated: 'دەقی سەرەکی ({language}) دوای ئەم وەرگێڕانە گۆڕاوە.',
    machine: 'وەرگێڕانی ئامێریی دەقی سەرەکی ({language}).',
    original: 'خوێندنەوەی دەقی سەرەکی',
    offer: 'خوێندنەوەی وەرگێڕانی ئامێری',
    pending: 'وەرگێڕانی ئامێری ئامادە دەکرێت. دوای نیو خولەک دووبارە بیکەرەوە.',
    again: 'دووبارە کردنەوە',
    unavailable: 'ئەم دەقە ئێستا ناتوانرێت وەربگێڕدرێت. دەقی سەرەکی لە خوارەوەیە.',
    report: 'ڕاگەیاندنی هەڵە',
  },
  partnerNote: `هاوبەشی فەرمی لەگەڵ ${brand} کار دەکات و دەستکاریکەرانمان دەیناسن.`,
  actions: 'ئەوەی دەتوانن بیکەن',
  call: 'تەلەفۆنکردن',
  whatsapp: 'نووسین لە واتساپ',
  directions: 'نیشاندانی ڕێگا',
  directionsShort: 'ڕێگا',
  addToCalendar: 'زیادکردن بۆ ڕۆژژمێر',
  googleCalendar: 'ڕۆژژمێری گووگڵ',
  pictures: 'وێنەکان',
  pictureOf: (number, total) =>
    `وێنەی ${formatNumber(number, 'ckb')} لە ${formatNumber(total, 'ckb')}`,
  previousPicture: 'وێنەی پێشوو',
  nextPicture: 'وێنەی دواتر',
  closePictures: 'داخستنی وێنەکان',
  related: 'بابەتی پەیوەندیدار',
  moreOfKind: {
    article: 'وتاری تر',
    business: 'دوکان و خزمەتگوزاریی تر',
    event: 'بۆنەی تر',
    activity: 'چالاکیی تر',
    marketplace: 'ڕیکلامی تری بازاڕ',
    forum: 'پرسیاری تر',
  },
  text: {
    video: (host: string) => `ڤیدیۆ لە ${host}`,
    audio: (host: string) => `دەنگ لە ${host}`,
    map: (host: string) => `نەخشە لە ${host}`,
    page: (host: string) => `کردنەوە لە ${host}`,
    picture: (host: string) => `وێنە لە ${host}`,
    cut: 'ئەم دەقە بۆ یەک پەڕە زۆر درێژە. کۆتاییەکەی لێرە پیشان نادرێت.',
  },
  map: {
    heading: 'لەسەر نەخشە',
    north: 'باکوور',
    south: 'باشوور',
    east: 'ڕۆژهەڵات',
    west: 'ڕۆژئاوا',
    position: (latitude, longitude) => `شوێن: ${latitude}، ${longitude}`,
    kilometre: '١ کم',
    sketchHint:
      'وێنەیەکی سادەیە بێ شەقام: نێوان هێڵەکان نزیکەی یەک کیلۆمەترە. بۆ دۆزینەوەی ڕێگا، نەخشەیەک بکەنەوە:',
    addressOnlyHint: 'ناونیشانەکە دەزانین، بەڵام خاڵە وردەکە نازانین. لە نەخشەیەکدا بۆی بگەڕێن:',
  },
  share: {
    heading: 'هاوبەشکردنی ئەم پەڕەیە',
    native: 'هاوبەشکردن',
    whatsapp: 'واتساپ',
    telegram: 'تێلێگرام',
    email: 'ئیمەیل',
    copy: 'کۆپیکردنی لینک',
    copied: 'لینکەکە کۆپی کرا.',
    print: 'چاپکردن',
    // Unsure: «سکاڵاکردن» for “report”.
  },
  qrCode: 'کۆدی QR بە ناونیشانی ئەم پەڕەیە',
  scanHint: 'کۆدەکە سکان بکەن بۆ کردنەوەی ئەم پەڕەیە لە مۆبایلەکەتان',
  openInApp: 'کردنەوەی ئەم پەڕەیە لە ئەپەکەدا',
  noStore: {
    title: 'ئەم پەڕەیە هەڵبگرن',
    text: 'لێدوان و نامەکان لە ئەپەکەماندان، کە هێشتا لە فرۆشگاکانی ئەپدا نییە. تا ئەو کاتە، ئەم پەڕەیە لە مۆبایلەکەتاندا هەڵبگرن یان بۆ کەسانی تر بنێرن.',
  },
  participationNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'ئەمە پرسیاری خوێنەرێکە. وەڵامەکان لە ئەپەکەدا دەخوێنرێنەوە و دەنووسرێن.',
  },
  participationLink: 'چۆن وەڵام بدەنەوە',
  safetyNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'لە شوێنێکی گشتیدا یەکتر ببینن، سەرەتا سەیری شتەکە بکەن، ئینجا پارە بدەن. هەرگیز پارە یان پێشەکی مەنێرن.',
    forum: '',
  },
  appPrompt: {
    article: {
      title: 'شتێکتان هەیە بۆ زیادکردن؟',
      text: 'لە ئەپەکەدا لێدوان بنووسن، یان لەوێ پرسیار لە نووسەر بکەن.',
    },
    business: {
      title: 'لە ئەپەکەدا بۆیان بنووسن',
      text: 'نامە بۆ دوکان و خزمەتگوزارییەکان و لێدوانی کڕیارانی تر لە ئەپەکەدان.',
    },
    event: {
      title: 'لە ئەپەکەدا لە ئەوانی تر بپرسن',
      text: 'لێدوان، نامە و بیرخستنەوەی ئەم بۆنەیە لە ئەپەکەدان.',
    },
    activity: {
      title: 'لە ئەپەکەدا سڵاو لە ئەوانی تر بکەن',
      text: 'لێدوان، نامە و بیرخستنەوەی ئەم چالاکییە لە ئەپەکەدان.',
    },
    marketplace: {
      title: 'هێشتا ماوە؟ لە ئەپەکەدا بپرسن',
      text: 'لە ئەپەکەدا نامە بۆ فرۆشیار بنێرن: ژمارەی تەلەفۆنتان نابینێت.',
    },
    forum: {
      title: 'وەڵامەکە دەزانن؟ لە ئەپەکەدا بینووسن',
      text: 'لەوێ پرسیار و وەڵام دەنووسرێن. کە کەسێک وەڵام بداتەوە، ئاگادارتان دەکەینەوە.',
    },
  },
});
