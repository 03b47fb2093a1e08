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

/**
 * What people type who look for somebody who delivers, nouns and verbs. Without words that they use
 * more often for something else: "home", and in Persian that for sending money.
 */
export const DELIVERY_WORDS: Record<SearchLanguage, string> = {
  ar: 'توصيل يوصل يوصلون توصلون ديليفري دليفري',
  ckb: 'گەیاندن دەگەیەنن دێلیڤەری',
  de: 'Lieferung liefern liefert Lieferdienst Lieferservice',
  en: 'delivery deliveries deliver',
  fa: 'پیک تحویل دلیوری',
  hi: 'डिलीवरी डिलिवरी',
  ru: 'доставка доставить доставляют',
  tr: 'teslimat servis',
  uk: 'доставка доставити доставляють',
  ur: 'ڈیلیوری ڈلیوری ڈلیور',
};
