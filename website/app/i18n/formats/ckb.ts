import type { LanguageFormats } from './language-format.ts';

/**
 * Sorani: Intl has neither relative dates nor all names, joins lists with "and" and spells December
 * wrongly. Unsure: currencies, relative dates.
 */
export const ckb: LanguageFormats = {
  digits: 'arab',
  // Intl writes h with a letter of Urdu.
  respell: (text) => text.replaceAll('\u06be', '\u0647'),
  months: [
    ...['کانوونی دووەمی', 'شوباتی', 'ئازاری', 'نیسانی', 'ئایاری', 'حوزەیرانی'],
    ...['تەممووزی', 'ئابی', 'ئەیلوولی', 'تشرینی یەکەمی', 'تشرینی دووەمی', 'کانوونی یەکەمی'],
  ],
  date: '{day}ی {month} {year}',
  fullDate: '{weekday}، {date}',
  dateTime: '{date}، {time}',
  weekdayTime: '{weekday}، {time}',
  shortDateTime: '{date}، {time}',
  // Unsure: “time of the Gulf”.
  timeZones: {
    'Asia/Dubai': 'کاتی کەنداو',
    'Asia/Muscat': 'کاتی کەنداو',
    'Europe/Istanbul': 'کاتی تورکیا',
  },
  list: { separator: '، ', last: ' و ' },
  currencies: {
    AED: 'دیرهەم',
    QAR: 'ڕیاڵی قەتەری',
    SAR: 'ڕیاڵی سعوودی',
    KWD: 'دیناری کوێتی',
    OMR: 'ڕیاڵی عومانی',
    BHD: 'دیناری بەحرەینی',
    TRY: 'لیرە',
    // Of home countries, which costs are shown in.
    USD: 'دۆلاری ئەمریکی',
    EUR: 'یۆرۆ',
    INR: 'ڕوپیەی هیندی',
    IQD: 'دیناری عێراقی',
    IRR: 'ڕیاڵی ئێرانی',
    NGN: 'نایرای نەیجیری',
    PKR: 'ڕوپیەی پاکستانی',
    RUB: 'ڕووبڵی ڕووسی',
    SDG: 'پاوەندی سوودانی',
  },
  languageNames: { ckb: 'کوردیی سۆرانی', ku: 'کوردی', ur: 'ئوردوو', bn: 'بەنگالی' },
  relative: {
    units: {
      year: 'ساڵ',
      month: 'مانگ',
      week: 'هەفتە',
      day: 'ڕۆژ',
      hour: 'کاتژمێر',
      minute: 'خولەک',
    },
    past: '{time} لەمەوپێش',
    future: 'دوای {time}',
    days: { '-1': 'دوێنێ', '1': 'سبەینێ' },
    now: 'ئێستا',
  },
};
