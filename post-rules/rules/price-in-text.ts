import { kindRow } from '#kinds';
import { warning } from '#problem';
import type { Rule } from '#rule';
import { withLatinDigits } from '#text/digits';

/** Currencies of the countries that posts are about, as they are written in each language. */
const CURRENCIES = [
  'AED|QAR|SAR|KWD|OMR|TRY|USD|EUR|GBP|TL|Dhs?|[$€£₺]',
  'dirhams?|riyals?|rials?|dinars?|liras?|euros?|dollars?|lira|riyal',
  'درهم|ريال|دينار|ليرة|دولار|يورو|د\\.إ|ر\\.ق|ر\\.س|د\\.ك|ر\\.ع',
  'درہم|ریال|دینار|لیر|دلار|ڈالر|یورو|دیرهەم|ڕیاڵ',
  'дирхам|риал|риял|динар|лир|доллар|евро',
  'दिरहम|रियाल|दीनार|लीरा|डॉलर|यूरो',
].join('|');

/** Bounded, so that a long row of digits does not take long. */
const NUMBER = '\\d[\\d.,٬٫]{0,20}';
const PRICE = new RegExp(
  `(?<![\\p{L}\\d])(?:${NUMBER}\\s?(?:${CURRENCIES})|(?:AED|QAR|SAR|KWD|OMR|TRY|USD|EUR|GBP|TL|[$€£₺])\\s?${NUMBER})`,
  'iu',
);

/** The price is in its field, where lists filter and sort by it. */
export const checkPriceInText: Rule = ({ post_type, price }, _, { blocks }) => {
  if (!kindRow(post_type).showsPrice || price !== null) return [];
  const text = withLatinDigits(blocks.map((block) => block.text).join('\n'));
  const [found] = PRICE.exec(text) ?? [];
  return found ? [warning('price-in-text', 'price', { found: found.trim() })] : [];
};
