import { fold } from 'folding/fold';

/** What spreadsheets and our own export put before text that would else be taken for a formula. */
const FORMULA_MARK = /^'(?=[=+\-@\t\r])/;

const YES = new Set(
  ['1', 'yes', 'true', 'on', 'نعم', 'evet', 'да', 'بله', 'हाँ', 'हां', 'ہاں', 'جی ہاں', 'x', '✓'].map(
    answerOf,
  ),
);
const NO = new Set(
  ['0', 'no', 'false', 'off', 'لا', 'hayır', 'нет', 'خیر', 'नहीं', 'نہیں'].map(answerOf),
);

/**
 * The text of a cell as it is read: without spaces around it, without the mark of the export, and
 * without NUL, which PostgreSQL does not store.
 */
export function cleanCell(text: string): string {
  return text.replaceAll('\0', '').replace(FORMULA_MARK, '').trim();
}

/** @returns null for what is neither yes nor no in a language of the panel */
export function readYesOrNo(text: string): boolean | null {
  const answer = answerOf(text);
  if (YES.has(answer)) return true;
  return NO.has(answer) ? false : null;
}

/** Words are folded; of figures and signs, that would leave too little. */
function answerOf(text: string): string {
  return /\p{L}/u.test(text) ? fold(text) : text;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const ELEMENT = /<\/?(?:p|h[1-6]|ul|ol|li|table|blockquote|figure|div|br|details|dl)\b[^<>]*>/i;

/** The text of a post: HTML stays, plain text gets its paragraphs. */
export function readDescription(text: string): string {
  if (ELEMENT.test(text)) return text;
  const escaped = text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
  return escaped
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${trimmedLines(paragraph).join('<br>')}</p>`)
    .join('\n');
}

/** By a single expression, spaces would take as long as the square of their number. */
const trimmedLines = (paragraph: string) => paragraph.split('\n').map((line) => line.trim());
