import type { SearchLanguage } from '../../text/languages';

/** What people type who want something that costs nothing. */
export const FREE: Record<SearchLanguage, string> = {
  ar: 'مجاني, مجانية, المجاني, المجانية, مجانا, بالمجان, ببلاش, بدون مقابل, دون مقابل, من غير فلوس',
  ckb: 'بەخۆڕایی, خۆڕایی, بێبەرامبەر, بێ بەرامبەر, بەبێ بەرامبەر',
  de: 'kostenlos, kostenlose, kostenloser, kostenloses, kostenlosen, gratis, kostenfrei, umsonst',
  en: 'free, for free, free of charge, free of cost, at no cost, no charge, without payment',
  fa: 'رایگان, مجانی, مفتی, بدون هزینه',
  hi: 'मुफ़्त, मुफ़्त में, फ़्री, फ़्री में, निःशुल्क, निशुल्क, बिना पैसे',
  ru: 'бесплатно, бесплатный, задаром, даром',
  tr: 'ücretsiz, bedava, bedavaya',
  uk: 'безкоштовно, безкоштовний, безплатно, безплатний, задарма',
  ur: 'مفت, مفت میں, فری, فری میں, بلا معاوضہ',
};

/** Phrases with the word "free" that are about something else. */
export const NOT_FREE = `
  free zone, free zones, freezone, free trade, free time, free speech, free visa, free movement,
  free market, free agent, feel free, set free, tax free, duty free, vat free, rent free,
  sugar free, gluten free, lactose free, alcohol free, smoke free, pork free, interest free,
  visa free, hands free, barrier free, free fall, toll free, debt free, free throw,
  فری زون, فری ویزا, فری لانس, فری لانسر, फ्री ज़ोन, फ्री वीज़ा, फ्री लांस, даром что
`;
