import type { LanguageFormats } from './language-format.ts';

/** Arabic: "12:00 ص" is read as noon by some, so midnight and noon are words. */
export const ar: LanguageFormats = {
  dateTime: '{date}، {time}',
  weekdayTime: '{weekday}، {time}',
  shortDateTime: '{date}، {time}',
  time(hour, minute) {
    if (minute === 0 && hour === 0) return 'منتصف الليل';
    if (minute === 0 && hour === 12) return '12 ظهرًا';
    const minutes = String(minute).padStart(2, '0');
    return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'ص' : 'م'}`;
  },
  timeOfScripts: { hourCycle: 'h12' },
  timeZones: { 'Europe/Istanbul': 'توقيت تركيا' },
  list: { separator: '، ', last: ' و' },
  // Three currencies are called riyal, so the bare word misleads.
  currencies: {
    AED: 'د.إ',
    QAR: 'ر.ق',
    SAR: 'ر.س',
    KWD: 'د.ك',
    OMR: 'ر.ع',
    TRY: 'ليرة',
  },
  languageNames: { ckb: 'الكردية السورانية' },
  secondCalendar: {
    calendar: 'islamic-umalqura',
    date: '{day} {month} {year} هـ',
    shortDate: '{day} {month}',
  },
};
