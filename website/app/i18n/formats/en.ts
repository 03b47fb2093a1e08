import type { LanguageFormats } from './language-format.ts';

/** English: codes of currencies are known from price tags; 24 hours, as everywhere but in ar, ur and hi. */
export const en: LanguageFormats = {
  dateTime: '{date} at {time}',
  showsCurrencyCodes: true,
  languageNames: { ckb: 'Sorani Kurdish', ku: 'Kurdish' },
};
