import type { LanguageFormats } from './language-format.ts';

/** Persian: Intl puts the parts of full dates in the wrong order, and a comma before the last "and". */
export const fa: LanguageFormats = {
  digits: 'arabext',
  date: '{day} {month} {year}',
  fullDate: '{weekday} {date}',
  dateTime: '{date}، {time}',
  weekdayTime: '{weekday}، {time}',
  shortDateTime: '{date}، {time}',
  list: { separator: '، ', last: ' و ' },
  currencies: {
    AED: 'درهم',
    QAR: 'ریال قطر',
    SAR: 'ریال سعودی',
    KWD: 'دینار کویت',
    OMR: 'ریال عمان',
    TRY: 'لیر',
  },
  languageNames: { ckb: 'کردی سورانی' },
  secondCalendar: { calendar: 'persian', date: '{day} {month} {year}', shortDate: '{day} {month}' },
};
