const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accentedLetters = [...'áƀćđéƒĝĥíĵķłɱñóþɋŕśťúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶŁṀÑÓÞɊŔŚŤÚṼŴẊÝŽ'];

/** Stands in for an argument of a message while the message itself is changed. */
const placeholderAt = (index: number) => String.fromCodePoint(0xe000 + index);

/** A message with arguments. */
type MessageFunction = (...given: unknown[]) => unknown;

/** The argument for each placeholder. */
type Placeholders = ReadonlyMap<string, string>;

/**
 * A catalogue whose messages are all recognisable: `Menu` becomes `⟦Ṁéñú⟧`. Text of a page in plain
 * letters is then not from the catalogue. The product's name, arguments of messages and placeholders
 * that a page fills in (`{date}`) stay unchanged.
 * @param catalogue returns the messages for a product name
 */
export function pseudoLocale<Messages>(catalogue: (brand: string) => Messages) {
  return (brand: string): Messages =>
    pseudoValue(catalogue(placeholderAt(0)), new Map([[placeholderAt(0), brand]])) as Messages;
}

function pseudoValue(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') return pseudoText(value, placeholders);
  if (isMessageFunction(value))
    return (...args: unknown[]) => pseudoCall(value, args, placeholders);
  if (Array.isArray(value)) return value.map((each) => pseudoValue(each, placeholders));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pseudoValue(each, placeholders)]),
  );
}

function isMessageFunction(value: unknown): value is MessageFunction {
  return typeof value === 'function';
}

/** Passes numbers on, as they select plural forms; protects strings from being changed. */
function pseudoCall(message: MessageFunction, args: unknown[], placeholders: Placeholders) {
  const allPlaceholders = new Map(placeholders);
  const argsWithPlaceholders = args.map((each, index) => {
    if (typeof each !== 'string') return each;
    allPlaceholders.set(placeholderAt(index + 1), each);
    return placeholderAt(index + 1);
  });
  return pseudoValue(message(...argsWithPlaceholders), allPlaceholders);
}

function pseudoText(text: string, placeholders: Placeholders): string {
  const changedLetters = text
    .split(/(\{\w+\})/)
    .map((piece) => (piece.startsWith('{') ? piece : accentedText(piece)))
    .join('');
  const restored = changedLetters.replace(
    /[\ue000-\ue0ff]/g,
    (each) => placeholders.get(each) ?? each,
  );
  // Dates and punctuation are not messages.
  return /\p{L}/u.test(text) ? `⟦${restored}⟧` : restored;
}

function accentedText(text: string): string {
  return text.replace(
    /[a-z]/gi,
    (letter) => accentedLetters[plainLetters.indexOf(letter)] ?? letter,
  );
}
