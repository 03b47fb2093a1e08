import type { LanguageFormats } from './language-format.ts';
import { timeInWords } from './period-of-day.ts';

const periods = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम', night: 'रात' };

/** Hindi: Intl writes "6:30 pm बजे", and a comma before the last "and". */
export const hi: LanguageFormats = {
  date: '{day} {month} {year}',
  fullDate: '{weekday}, {date}',
  dateTime: '{date}, {time}',
  weekdayTime: '{weekday}, {time}',
  time: (hour, minute) => timeInWords(hour, minute, periods, 'बजे'),
  timeOfScripts: { hour: 'numeric', hourCycle: 'h12', dayPeriod: 'short' },
  timeZones: { 'Europe/Istanbul': 'तुर्किये का समय' },
  list: { separator: ', ', last: ' और ' },
  currencies: {
    AED: 'दिरहम',
    QAR: 'कतरी रियाल',
    SAR: 'सऊदी रियाल',
    KWD: 'कुवैती दीनार',
    OMR: 'ओमानी रियाल',
    TRY: 'लीरा',
  },
  languageNames: { ckb: 'सोरानी कुर्दी', ku: 'कुर्दी' },
};
