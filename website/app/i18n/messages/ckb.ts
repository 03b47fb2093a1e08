import { formatNumber } from '../number.ts';
import { plural } from '../plural.ts';
import { about } from './ckb/about.ts';
import { checked } from './ckb/checked.ts';
import { confirm } from './ckb/confirm.ts';
import { contact } from './ckb/contact.ts';
import { costs } from './ckb/costs.ts';
import { deleteAccount } from './ckb/delete.ts';
import { detail } from './ckb/detail.ts';
import { editors } from './ckb/editors.ts';
import { eula } from './ckb/eula.ts';
import { facts } from './ckb/facts.ts';
import { feedback } from './ckb/feedback.ts';
import { forms } from './ckb/forms.ts';
import { home } from './ckb/home.ts';
import { hubs } from './ckb/hubs.ts';
import { landing } from './ckb/landing.ts';
import { list, search } from './ckb/list.ts';
import { map } from './ckb/map.ts';
import { near } from './ckb/near.ts';
import { plain } from './ckb/plain.ts';
import { preview } from './ckb/preview.ts';
import { privacy } from './ckb/privacy.ts';
import { resetPassword } from './ckb/reset-password.ts';
import { saved } from './ckb/saved.ts';
import { take } from './ckb/take.ts';
import { testimonials } from './ckb/testimonials.ts';
import type { Messages } from './messages.ts';

// Unsure in all files of this language: ڕەوەند (community), پاڵاوتن (filter), سکاڵاکردن (report),
// دەستکاریکەر (editor), لێدوان (comment), ئەپ (app). A native reader should check them before release.

/** Sorani Kurdish. @param brand the product's name */
export const ckb = (brand: string): Messages => ({
  nav: {
    main: 'پێڕستی سەرەکی',
    home: 'سەرەکی',
    about: 'دەربارەی ئێمە',
    contact: 'پەیوەندی',
    skipToContent: 'بۆ ناوەڕۆک',
    menu: 'پێڕست',
    close: 'داخستن',
    homeLink: `${brand}، بۆ پەڕەی سەرەکی`,
    // Unsure: «ڕووکار» for “theme”.
    theme: { system: 'ڕووکار: وەک ئامێرەکە', light: 'ڕووکار: ڕووناک', dark: 'ڕووکار: تاریک' },
    secondCalendar: { shown: 'ڕۆژژمێری دووەم: دیارە', hidden: 'ڕۆژژمێری دووەم: شاراوەیە' },
    backToTop: 'بۆ سەرەوە',
  },
  listSeparator: '، ',
  languages: {
    label: 'زمان',
    offer: 'ئەم ماڵپەڕە بە کوردیی سۆرانیش هەیە.',
    site: 'ماڵپەڕ بە کوردی',
    decline: 'نەخێر، سوپاس',
  },
  app: {
    ios: 'ئەپی iOS',
    iosHint: 'بۆ ئایفۆن و ئایپاد',
    android: 'ئەپی ئەندرۆید',
    androidHint: 'بۆ مۆبایلەکانی تر',
    soon: 'ئەپەکە بەم زووانە دێت. هێشتا لە فرۆشگاکانی ئەپدا نییە.',
  },
  footer: {
    quickLinks: 'لینکە خێراکان',
    resources: 'سەرچاوەکان',
    privacy: 'سیاسەتی تایبەتێتی',
    app: 'ئەپ',
    social: 'شوێنمان بکەون',
    copyright: (year) => `© ${year} ${brand}`,
    noAccountNote: 'هەموو پەڕەکان بێ هەژمار دەخوێنرێنەوە.',
  },
  kinds: {
    article: {
      singular: 'وتار',
      listTitle: 'وتارەکان',
      lead: 'نیشتەجێبوون، کرێ، قوتابخانە و پارە، بە زمانێکی سادە.',
      homeTitle: 'نوێترین وتارەکان',
      items: 'وتارەکان',
      count: (count) => plural('ckb', count, { one: '# وتار', other: '# وتار' }),
    },
    business: {
      singular: 'دوکان یان خزمەتگوزاری',
      listTitle: 'دوکان و خزمەتگوزاری',
      lead: 'خاوەنەکانیان خەڵکی وڵاتی ئێوەن، و هەموو کەس دەتوانێت بچێت.',
      homeTitle: 'دوکان و خزمەتگوزاریی نزیک',
      items: 'دوکان و خزمەتگوزاری',
      count: (count) => plural('ckb', count, { one: '# شوێن', other: '# شوێن' }),
    },
    event: {
      singular: 'بۆنە',
      listTitle: 'بۆنەکان',
      lead: 'نزیک لە ئێوە، بەم زووانە، و زۆربەیان بەخۆڕایی.',
      homeTitle: 'بۆنەکانی داهاتوو',
      items: 'بۆنەکان',
      count: (count) => plural('ckb', count, { one: '# بۆنە', other: '# بۆنە' }),
    },
    activity: {
      singular: 'چالاکی',
      listTitle: 'چالاکییەکان',
      lead: 'تۆپی پێ، پیاسە، مەشقی زمان: هەموو کەس دەتوانێت بێت.',
      homeTitle: 'چالاکییەکان',
      items: 'چالاکییەکان',
      count: (count) => plural('ckb', count, { one: '# چالاکی', other: '# چالاکی' }),
    },
    marketplace: {
      singular: 'ڕیکلام',
      listTitle: 'بازاڕ',
      lead: 'کەلوپەلی بەکارهاتوو لە خەڵکی نزیک لە ئێوە.',
      homeTitle: 'بازاڕ',
      items: 'ڕیکلامەکانی بازاڕ',
      count: (count) => plural('ckb', count, { one: '# ڕیکلام', other: '# ڕیکلام' }),
    },
    forum: {
      singular: 'پرسیار',
      listTitle: 'پرسیار و وەڵام',
      lead: 'پرسیاری خەڵک، بە وەڵامی ئەوانەی هەمان ئەزموونیان هەبووە.',
      homeTitle: 'پرسیار و وەڵام',
      items: 'پرسیارەکان',
      count: (count) => plural('ckb', count, { one: '# پرسیار', other: '# پرسیار' }),
    },
  },
  list,
  search: search(brand),
  pagination: {
    pages: 'پەڕەکان',
    page: (page) => `پەڕەی ${formatNumber(page, 'ckb')}`,
    previous: 'پێشوو',
    next: 'دواتر',
  },
  card: {
    untitled: 'بێ سەردێڕ',
    partner: 'هاوبەشی فەرمی',
    free: 'بەخۆڕایی',
    pinned: 'جێگیرکراو',
    runningUntil: (end) => `بەردەوامە تا ${end}`,
    openUntil: (time) => `کراوەیە تا ${time}`,
    opensAt: (time) => `کاتی کردنەوە: ${time}`,
    opensOn: (day, time) => `کردنەوە: ${day}، ${time}`,
    languagesAndMore: (names, count) => `${names} و ${count} زمانی تر`,
    distance: (kilometres) => `نزیکەی ${kilometres} کیلۆمەتر`,
    veryNear: 'کەمتر لە ١ کیلۆمەتر',
    answers: (count) =>
      count === 0 ? 'هێشتا وەڵام نییە' : plural('ckb', count, { one: '# وەڵام', other: '# وەڵام' }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'ناوەڕۆکەکە نەکرایەوە. تکایە کەمێک دواتر هەوڵ بدەنەوە.',
    suggestedLinks: 'پەڕەکانی تر',
    notFound: {
      title: 'پەڕەکە نەدۆزرایەوە',
      text: 'ڕەنگە شوێنی پەڕەکە گۆڕابێت، یان لینکەکە ناتەواو بێت. ڕەنگە یەکێک لەم پەڕانە یارمەتیتان بدات.',
    },
    unavailable: {
      title: 'خزمەتگوزارییەکە ئێستا بەردەست نییە',
      text: 'ئەو خزمەتگوزارییەی بابەتەکانی تێدایە، ئێستا وەڵام ناداتەوە. هەڵەی ئێوە نییە. تکایە دوای خولەکێک هەوڵ بدەنەوە.',
      retry: 'هەوڵدانەوە',
    },
    serverError: {
      title: 'کێشەیەک ڕووی دا',
      text: 'هەڵەکە هی ئێمەیە و تۆمار کراوە. تکایە هەوڵ بدەنەوە، یان لە پەڕەی سەرەکییەوە دەست پێ بکەن.',
    },
    lastUpdated: (time) => `دوایین نوێکردنەوە: ${time}. ئێستا دەستمان بە بابەتەکان ناگات.`,
    request: {
      malformed: 'ئەم ناونیشانە نەخوێنرایەوە',
      methodNotAllowed: 'ئەم کارە لێرە ناکرێت',
      tooLarge: 'ئەم داواکارییە زۆر گەورەیە',
      addressTooLong: 'ئەم ناونیشانە زۆر درێژە',
      timedOut: 'ئەم داواکارییە زۆر درەنگ گەیشت',
      text: 'هیچ شتێک نەگۆڕا. دەتوانن لە پەڕەی سەرەکییەوە دەست پێ بکەنەوە.',
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
  partner: `هاوبەشی فەرمیی ${brand}`,
});
