import { fold } from 'folding/fold';

const MAX_LENGTH = 100;
const MAX_WORDS = 12;

/** Longer numbers are those of phones, passports, cards and houses; shorter ones ages and sizes. */
const LONG_NUMBER = /\d{3}/;

/** An email address, a link or a user name. */
const CONTACT = /[@\\]|:\/\/|\bwww\b|\S\.\p{L}{2,}/iu;

/** What streets and houses are called, folded; beside a number it is somebody's address. */
const ADDRESS_WORDS = new Set(
  [
    'street st road rd avenue ave lane building bldg villa flat apartment apt block floor',
    'شارع طريق بناية مبنى عمارة فيلا شقة طابق',
    'خیابان کوچه پلاک واحد ساختمان',
    'sokak sokağı sk cadde caddesi cad mahalle mahallesi mah daire bina kat',
    'улица ул проспект дом квартира кв корпус',
    'سڑک گلی مکان بلڈنگ فلیٹ',
    'सड़क गली मकान बिल्डिंग फ्लैट',
    'شەقام کۆڵان خانوو باڵەخانە',
  ].flatMap((words) => fold(words).split(' ')),
);

/**
 * The form in which a query is counted: folded. Queries that look like an address or a number, or
 * hold contact details, are not counted.
 * @returns null for a query that must not be counted
 */
export function countableQuery(query: string): string | null {
  if (CONTACT.test(query)) return null;
  const folded = fold(query);
  const words = folded.split(' ');
  if (folded === '' || folded.length > MAX_LENGTH || words.length > MAX_WORDS) return null;
  const numbers = words.filter((word) => /\d/.test(word));
  if (LONG_NUMBER.test(folded) || numbers.length > 1) return null;
  if (numbers.length > 0 && words.some((word) => ADDRESS_WORDS.has(word))) return null;
  return folded;
}

/** Two to four words that occur nowhere are taken for a person's name. */
export function looksLikeName(folded: string, isAnyWordKnown: boolean): boolean {
  const count = folded.split(' ').length;
  return !isAnyWordKnown && count >= 2 && count <= 4;
}
