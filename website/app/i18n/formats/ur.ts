import type { LanguageFormats } from './language-format.ts';
import { timeInWords } from './period-of-day.ts';

const periods = { morning: 'صبح', afternoon: 'دوپہر', evening: 'شام', night: 'رات' };

/** Urdu: Intl writes AM and PM, a comma after the month, and one before the last "and". */
export const ur: LanguageFormats = {
  date: '{day} {month} {year}',
  fullDate: '{weekday}، {date}',
  dateTime: '{date}، {time}',
  weekdayTime: '{weekday}، {time}',
  shortDateTime: '{date}، {time}',
  time: (hour, minute) => timeInWords(hour, minute, periods, 'بجے'),
  timeOfScripts: { hour: 'numeric', hourCycle: 'h12', dayPeriod: 'short' },
  timeZones: { 'Europe/Istanbul': 'ترکیہ کا وقت' },
  list: { separator: '، ', last: ' اور ' },
  currencies: {
    AED: 'درہم',
    QAR: 'قطری ریال',
    SAR: 'سعودی ریال',
    KWD: 'کویتی دینار',
    OMR: 'عمانی ریال',
    TRY: 'لیرا',
  },
  languageNames: { ckb: 'سورانی کردی', ku: 'کردی' },
  secondCalendar: {
    calendar: 'islamic-umalqura',
    date: '{day} {month} {year} ہجری',
    shortDate: '{day} {month}',
  },
};
