/** Part of a paragraph: text with the names of its marks; `\0br\0` and `\0img …\0` stand for elements. */
export type Piece = { text: string; marks: readonly string[] };

/** The words of a paragraph with their marks; spaces have none, line breaks at its ends are left out. */
export function wordsOf(pieces: readonly Piece[], isPre: boolean): string[] {
  const words = pieces.flatMap(({ text, marks }) =>
    (text.match(/\0[^\0]*\0|[ \t\r\n\f]+|[^ \t\r\n\f\0]+/g) ?? []).map((word) => {
      if (isSpace(word)) return isPre ? word : ' ';
      const name = word.replaceAll('\0', '');
      const isBreak = word === '\0br\0';
      return isBreak ? '\n' : [name, ...[...new Set(marks)].sort()].join(' | ');
    }),
  );
  if (isPre) return words;
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const isEmptySpace = word === ' ' && (last === undefined || isSpace(last));
    if (isEmptySpace) continue;
    if (word === '\n' && last === ' ') result.pop();
    result.push(word);
  }
  while (result.length > 0 && isSpace(result.at(-1) ?? '')) result.pop();
  while (result.length > 0 && isSpace(result[0] ?? '')) result.shift();
  return mergeWords(result);
}

/** A no-break space is none: it is kept as it is. */
const isSpace = (text: string) => /^[ \t\r\n\f]*$/.test(text);

/** Joins neighbouring parts of a word that have the same marks. */
function mergeWords(words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const [text = '', ...marks] = word.split(' | ');
    const [lastText = '', ...lastMarks] = (result.at(-1) ?? ' ').split(' | ');
    const isSame = !isSpace(lastText) && !isSpace(text) && marks.join() === lastMarks.join();
    if (isSame) result[result.length - 1] = [lastText + text, ...marks].join(' | ');
    else result.push(word);
  }
  return result;
}
