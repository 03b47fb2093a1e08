import { ar } from './values/ar';
import { en } from './values/en';
import { fa } from './values/fa';
import { hi } from './values/hi';
import { ru } from './values/ru';
import { tr } from './values/tr';
import { ur } from './values/ur';

/** What languages are called in themselves, as in every language of the panel. Browsers lack some. */
export const NATIVE_NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  ckb: 'کوردی',
  en: 'English',
  fa: 'فارسی',
  hi: 'हिन्दी',
  ru: 'Русский',
  tr: 'Türkçe',
  ur: 'اردو',
};

/** The words of values of choices in each language of the panel, by Strapi's ids: the values. */
export const valueWords: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  Object.entries({ ar, en, fa, hi, ru, tr, ur }).map(([language, texts]) => [
    language,
    { ...NATIVE_NAMES, ...texts },
  ]),
);
