import type { SearchLanguage } from '../text/languages';

/** What people type who look for something that costs nothing. */
export const FREE_WORDS: Record<SearchLanguage, string> = {
  ar: 'مجاني مجانا',
  ckb: 'بەخۆڕایی بێبەرامبەر',
  de: 'kostenlos gratis umsonst',
  en: 'free',
  fa: 'رایگان مجانی',
  hi: 'मुफ्त निःशुल्क',
  ru: 'бесплатно бесплатный',
  tr: 'ücretsiz bedava',
  uk: 'безкоштовно безкоштовний',
  ur: 'مفت',
};
