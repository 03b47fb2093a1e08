const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'áƀćđéƒĝĥíĵķłɱñóþɋŕśťúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶŁṀÑÓÞɊŔŚŤÚṼŴẊÝŽ'];

/** Stands for a word that is put into a message, while the message itself is changed. */
const mark = (place: number) => String.fromCodePoint(0xe000 + place);

/** A message that things are put into. */
type Call = (...given: unknown[]) => unknown;

/** What stands behind each mark. */
type Kept = ReadonlyMap<string, string>;

/**
 * A catalogue whose every message is unmistakable: `Menu` becomes `⟦Ṁéñú⟧`. What stands in a page
 * in plain letters then did not come from the catalogue. The product's name, the arguments of a
 * message and the names of what a page puts in (`{date}`) stay as they are.
 * @param catalogue makes the messages with the product's name put in
 */
export function pseudo<Messages>(catalogue: (brand: string) => Messages) {
  return (brand: string): Messages =>
    changed(catalogue(mark(0)), new Map([[mark(0), brand]])) as Messages;
}

function changed(value: unknown, kept: Kept): unknown {
  if (typeof value === 'string') return changedText(value, kept);
  if (isCall(value)) return (...given: unknown[]) => changedCall(value, given, kept);
  if (Array.isArray(value)) return value.map((each) => changed(each, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, changed(each, kept)]),
  );
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function';
}

/** Numbers decide on plural forms and are handed on; words are kept from being changed. */
function changedCall(message: Call, given: unknown[], kept: Kept) {
  const all = new Map(kept);
  const marked = given.map((each, place) => {
    if (typeof each !== 'string') return each;
    all.set(mark(place + 1), each);
    return mark(place + 1);
  });
  return changed(message(...marked), all);
}

function changedText(text: string, kept: Kept): string {
  const changedLetters = text
    .split(/(\{\w+\})/)
    .map((piece) => (piece.startsWith('{') ? piece : accentedText(piece)))
    .join('');
  const whole = changedLetters.replace(/[\ue000-\ue0ff]/g, (each) => kept.get(each) ?? each);
  // A date or a mark is no message.
  return /\p{L}/u.test(text) ? `⟦${whole}⟧` : whole;
}

function accentedText(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}
