import { kindRow } from '#kinds';
import { warning } from '#problem';
import type { Rule } from '#rule';
import { withLatinDigits } from '#text/digits';

/** Codes and signs of the countries that posts are about, which stand before or after the number. */
const CODES = '(?:AED|QAR|SAR|KWD|OMR|USD|EUR|GBP|TL)(?!\\p{L})|Dhs?\\.?(?!\\p{L})|[$€£₺]';

/** Their currencies as they are written in each language; many languages add endings. */
const NAMES = [
  'dirhams?|riyals?|rials?|dinars?|liras?|euros?(?!p)|dollars?',
  'درهم|ريال|دينار|ليرة|دولار|يورو|د\\.إ|ر\\.ق|ر\\.س|د\\.ك|ر\\.ع',
  'درہم|ریال|دینار|لیر|دلار|ڈالر|یورو|دیرهەم|ڕیاڵ',
  'дирхам|риал|риял|динар|лир|доллар|евро',
  'दिरहम|रियाल|दीनार|लीरा|डॉलर|यूरो',
].join('|');

/** Bounded, so that a long row of digits does not take long. */
const NUMBER = '\\d[\\d.,٬٫]{0,20}';
const START = '(?<![\\p{L}\\d])';
const PRICES = [
  new RegExp(`${START}(?:${NUMBER}\\s?(?:${CODES}|${NAMES})|(?:${CODES})\\s?${NUMBER})`, 'iu'),
  // A verb in small letters.
  new RegExp(`${START}(?:${NUMBER}\\s?TRY(?!\\p{L})|TRY\\s?${NUMBER})`, 'u'),
];

/** The price is in its field, where lists filter and sort by it. */
export const checkPriceInText: Rule = ({ post_type, price }, _, { blocks }) => {
  if (!kindRow(post_type).showsPrice || price !== null) return [];
  const text = withLatinDigits(blocks.map((block) => block.text).join('\n'));
  const found = PRICES.map((price) => price.exec(text)?.[0]).find(Boolean);
  return found ? [warning('price-in-text', 'price', { found: found.trim() })] : [];
};
