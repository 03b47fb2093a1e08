import type { LanguageFormats } from './language-format.ts';

const inflected = (one: string, few: string, many: string, other: string) => ({
  one,
  few,
  many,
  other,
});

/** Russian: money is inflected; `other` is the form after fractions. No "г." after the year. */
export const ru: LanguageFormats = {
  date: '{day} {month} {year}',
  fullDate: '{weekday}, {date}',
  dateTime: '{date}, {time}',
  // Intl says only “Персидский залив”.
  timeZones: { 'Asia/Dubai': 'время стран Залива', 'Asia/Muscat': 'время стран Залива' },
  currencies: {
    AED: inflected('дирхам', 'дирхама', 'дирхамов', 'дирхама'),
    QAR: inflected('катарский риал', 'катарских риала', 'катарских риалов', 'катарского риала'),
    SAR: inflected('саудовский риял', 'саудовских рияла', 'саудовских риялов', 'саудовского рияла'),
    KWD: inflected(
      'кувейтский динар',
      'кувейтских динара',
      'кувейтских динаров',
      'кувейтского динара',
    ),
    OMR: inflected('оманский риал', 'оманских риала', 'оманских риалов', 'оманского риала'),
    TRY: inflected('лира', 'лиры', 'лир', 'лиры'),
  },
  languageNames: { ckb: 'курдский (сорани)' },
};
