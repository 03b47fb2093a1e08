import type { LanguageFormats } from './language-format.ts';

/** Turkish: "450 TL" is how prices in lira are written. */
export const tr: LanguageFormats = {
  currencies: {
    AED: 'dirhem',
    QAR: 'Katar riyali',
    SAR: 'Suudi riyali',
    KWD: 'Kuveyt dinarı',
    OMR: 'Umman riyali',
    TRY: 'TL',
  },
  languageNames: { ckb: 'Soranice (Kürtçe)' },
};
