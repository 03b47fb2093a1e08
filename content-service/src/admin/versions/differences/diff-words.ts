export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this, comparing word by word would stop the page for a moment. */
const MAX_CELLS = 9_000_000;

/**
 * What was removed from a text and what was added, word by word: the longest common subsequence of
 * both.
 */
export function diffWords(before: string, after: string): Part[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && isSameWord(old[start], now[start])) start += 1;
  let end = 0;
  const rest = Math.min(old.length, now.length) - start;
  while (end < rest && isSameWord(old.at(-1 - end), now.at(-1 - end))) end += 1;
  const middle = diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return join([
    {
      kind: 'same',
      text: old
        .slice(0, start)
        .map((word, place) => longer(word, now[place]))
        .join(''),
    },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

/** Words with the space behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** The last word of a text has no space behind it. */
const isSameWord = (one: string | undefined, other: string | undefined) =>
  one?.trimEnd() === other?.trimEnd();

const longer = (one = '', other = '') => (one.length > other.length ? one : other);

function diffMiddle(old: string[], now: string[]): Part[] {
  if (old.length * now.length > MAX_CELLS) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ];
  }
  const trim = (word: string) => word.trimEnd();
  const lengths = commonLengths(old.map(trim), now.map(trim));
  const width = now.length + 1;
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const skipOld = lengths[(i + 1) * width + j] ?? -1;
    const skipNew = lengths[i * width + j + 1] ?? -1;
    if (i < old.length && j < now.length && isSameWord(old[i], now[j])) {
      parts.push({ kind: 'same', text: longer(old[i], now[j]) });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || skipOld >= skipNew)) {
      parts.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** For each pair of positions, how many words both texts have in common from there to their ends. */
function commonLengths(old: string[], now: string[]): Uint16Array {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const cell = i * width + j;
      const [below, right, diagonal] = [cell + width, cell + 1, cell + width + 1];
      lengths[cell] =
        old[i] === now[j]
          ? (lengths[diagonal] ?? 0) + 1
          : Math.max(lengths[below] ?? 0, lengths[right] ?? 0);
    }
  }
  return lengths;
}

/** Puts neighbours of the same kind together. */
function join(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const { kind, text } of parts) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') joined.push({ kind, text });
  }
  return joined;
}
