import type { SearchLanguage } from '../../text/languages';

export const OPEN_NOW = 'open-now';

const PERIODS = ['today', 'tomorrow', 'this-week', 'this-weekend'] as const;

export type Period = (typeof PERIODS)[number];

export const isPeriod = (value: string): value is Period =>
  PERIODS.some((period) => period === value);

/** What people type for a time, each in the forms that stand in a query. */
export const TIMES: Record<Period | typeof OPEN_NOW, Record<SearchLanguage, string>> = {
  today: {
    ar: 'اليوم, هذا اليوم, الليلة, هالليلة, النهارده, النهاردة, هذا المساء, مساء اليوم',
    ckb: 'ئەمڕۆ, ئەمشەو, ئیمڕۆ',
    de: 'heute, heute Abend',
    en: 'today, tonight, this evening, todays',
    fa: 'امروز, امشب, همین امروز',
    hi: 'आज, आज रात, आज शाम',
    ru: 'сегодня, сегодня вечером, сегодняшний, сегодняшние',
    tr: 'bugün, bugünkü, bu gün, bu akşam, bu gece',
    uk: 'сьогодні, сьогодні ввечері',
    ur: 'آج, آج رات, آج شام, آج کے, آج کا, آج کی',
  },
  tomorrow: {
    ar: 'غدا, يوم غد, بكرة, بكرا, باچر',
    ckb: 'سبەی, سبەینێ, بەیانی دیکە',
    de: 'morgen',
    en: 'tomorrow, tomorrows, tmrw',
    fa: 'فردا, فرداشب, فردا شب',
    hi: 'कल, आने वाले कल',
    ru: 'завтра, завтрашний, завтрашние',
    tr: 'yarın, yarınki',
    uk: 'завтра',
    // «کل» alone is "every" in Arabic once it is folded.
    ur: 'کل کے, کل کی, کل کا, آنے والے کل, آنے والا کل, کل رات, کل شام',
  },
  'this-week': {
    ar: 'هذا الأسبوع, هالأسبوع, الأسبوع الحالي, خلال هذا الأسبوع, هذا الاسبوع',
    ckb: 'ئەم هەفتەیە, ئەم هەفتە, لەم هەفتەیەدا',
    de: 'diese Woche, in dieser Woche, dieser Woche',
    en: 'this week, in this week, during this week, this weeks',
    fa: 'این هفته, در این هفته, همین هفته, هفته جاری',
    hi: 'इस हफ़्ते, इस सप्ताह, इसी हफ़्ते',
    ru: 'на этой неделе, этой неделе, эта неделя, эту неделю',
    tr: 'bu hafta, bu haftaki',
    uk: 'цього тижня, на цьому тижні, цей тиждень',
    ur: 'اس ہفتے, اس ہفتہ, رواں ہفتے, اسی ہفتے',
  },
  'this-weekend': {
    ar: 'نهاية هذا الأسبوع, نهاية الأسبوع هذا, عطلة هذا الأسبوع, هذا الويكند, هالويكند',
    ckb: 'کۆتایی ئەم هەفتەیە, ئەم کۆتایی هەفتەیە',
    de: 'dieses Wochenende, an diesem Wochenende',
    en: 'this weekend, this weekends, this week end, this coming weekend',
    fa: 'آخر این هفته, این آخر هفته',
    hi: 'इस वीकेंड, इस सप्ताहांत, इस हफ़्ते के आख़िर में',
    ru: 'в эти выходные, на этих выходных, эти выходные, на эти выходные',
    tr: 'bu hafta sonu, bu haftasonu, bu hafta sonundaki',
    uk: 'цими вихідними, в ці вихідні, на ці вихідні',
    ur: 'اس ویک اینڈ, اس ویک اینڈ پر, اس ہفتے کے آخر میں',
  },
  [OPEN_NOW]: {
    ar: 'مفتوح الآن, مفتوحة الآن, المفتوحة الآن, المفتوح الآن, مفتوح حاليا, مفتوحة حاليا, فاتح الآن, فاتح الحين, فاتحة الحين, يفتح الآن, الآن مفتوح, مفتوح دلوقتي, فاتح دلوقتي, مفتوح هلق, فاتح هلق',
    ckb: 'ئێستا کراوە, ئێستا کراوەیە, کراوەیە ئێستا, کراوە ئێستا, ئێستا کراوەن',
    de: 'jetzt geöffnet, jetzt offen, gerade geöffnet, gerade offen',
    en: 'open now, open right now, currently open, is open now, are open now, open at the moment',
    fa: 'الان باز, الان باز است, باز است الان, هم‌اکنون باز, اکنون باز, الان بازه, الان باز هستند, باز الان',
    hi: 'अभी खुला, अभी खुली, अभी खुले, अभी खुला है, अभी खुली है, अभी खुले हैं, अभी खुला हुआ, इस समय खुला, इस वक्त खुला',
    ru: 'открыто сейчас, сейчас открыто, сейчас открыт, сейчас открыта, сейчас открытые, открытые сейчас, работает сейчас, сейчас работает, сейчас работают, работают сейчас',
    tr: 'şu an açık, şimdi açık, şu anda açık, şuan açık, şu an açık olan, şimdi açık olan',
    uk: 'зараз відчинено, відчинено зараз, зараз відкрито, відкрито зараз, зараз працює, працює зараз',
    ur: 'ابھی کھلا, ابھی کھلی, ابھی کھلے, ابھی کھلا ہے, ابھی کھلی ہے, ابھی کھلی ہیں, ابھی کھلے ہیں, اس وقت کھلا, اس وقت کھلی, اس وقت کھلے',
  },
};

/** Phrases with such words that are about something else: nowadays, national day, morning. */
export const NOT_A_TIME = `
  اليوم الوطني, اليوم الأول, اليوم الثاني, اليوم التالي, اليوم الدراسي, نصف اليوم, طوال اليوم, طول اليوم,
  as of today, until today, from today, تا امروز,
  آج کل, आज कल, आजकल, bugün yarın, heute Morgen, am Morgen, guten Morgen
`;

/** Any weekend ("a trip for the weekend"), or this one where a query is nothing but filters. */
export const WEEKEND_ALONE = `
  weekend, weekends, the weekend, at the weekend, on the weekend, over the weekend,
  نهاية الأسبوع, عطلة نهاية الأسبوع, عطلة الأسبوع, الويكند, ويكند, الويك اند,
  آخر هفته, آخرهفته, تعطیلات آخر هفته, hafta sonu, haftasonu, hafta sonunda, hafta sonuna,
  ویک اینڈ, ویک اینڈ پر, اختتام ہفتہ, ہفتے کے آخر میں,
  выходные, на выходных, в выходные, на выходные, вихідні, на вихідних, у вихідні, на вихідні,
  वीकेंड, वीकेंड पर, सप्ताहांत, सप्ताहांत में, हफ़्ते के आख़िर में,
  کۆتایی هەفتە, پشووی هەفتە, کۆتایی هەفتەدا, Wochenende, am Wochenende
`;
