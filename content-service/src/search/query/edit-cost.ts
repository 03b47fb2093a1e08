/** Rows of keyboards: letters beside each other are hit in place of each other. */
const KEYBOARD_ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхї',
  'фівапролджє',
  'фывапролджэ',
  'ячсмитьбю',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
];

/** Arabic letters that only their dots or small signs tell apart. */
const SIBLINGS = [
  'بتثنيپٹ',
  'جحخچ',
  'دذڈ',
  'رزژڑڕ',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فقڤ',
  'كگ',
  'لڵ',
  'نں',
  'وۆ',
  'يێ',
];

/** Letters that sound alike to many, who spell by ear. */
const SOUND_ALIKE = [
  ...['ae', 'ao', 'ei', 'iy', 'ou', 'bp', 'cks', 'ckq', 'dt', 'fv', 'gj', 'gk', 'mn', 'sz', 'vw'],
  ...['аоя', 'еиіїєыэ', 'уюо', 'бп', 'вф', 'гкґх', 'дт', 'жш', 'зс', 'сц', 'шщ', 'ъь'],
  ...['تطٹ', 'ثسصش', 'ذزضظ', 'هح', 'قكغ', 'اع'],
  ...['िी', 'ुू', 'ेैाो', 'ोौ', 'ंँ', 'कख', 'गघ', 'चछ', 'जझ', 'टठतथ', 'डढदध', 'पफ', 'बभव', 'शषस', 'नण'],
];

/** Left out by those who spell by ear or write Arabic without them. */
const VOWEL = /[aeiouyаеиоуыэюяєіїاويېێۆە\u093e-\u094c]/u;

const COSTS = { swap: 0.7, doubled: 0.6, sibling: 0.5, likely: 0.7, leftOut: 1, any: 1.2 };

const pairs = (
  groups: string[],
  areNear: (group: string[], one: number, other: number) => boolean,
) =>
  new Set(
    groups.flatMap((text) => {
      const group = [...text];
      return group.flatMap((letter, one) =>
        group.flatMap((near, other) =>
          one !== other && areNear(group, one, other) ? [letter + near] : [],
        ),
      );
    }),
  );

const NEIGHBOURS = pairs(KEYBOARD_ROWS, (_, one, other) => Math.abs(one - other) === 1);
const SAME_SHAPE = pairs(SIBLINGS, () => true);
const SAME_SOUND = pairs(SOUND_ALIKE, () => true);

/**
 * How unlikely it is that somebody typed `typed` and meant `meant`: a weighted distance of inserted,
 * left out, exchanged and swapped letters (optimal string alignment). A letter that nothing explains
 * costs most: it makes another word, such as "monkey" and "money".
 */
export function editCost(typed: string, meant: string): number {
  const a = [...typed];
  const b = [...meant];
  const rows: number[][] = [b.map((_, index) => index + 1)];
  rows[0]?.unshift(0);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]];
      const isSwap = i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y;
      row.push(
        Math.min(
          at(i - 1, j - 1) + (x === y ? 0 : exchangeCost(x, y)),
          at(i - 1, j) + addedCost(x, a[i - 2] ?? '', a[i] ?? ''),
          (row[j - 1] ?? 0) + leftOutCost(y, b[j - 2] ?? ''),
          isSwap ? at(i - 2, j - 2) + COSTS.swap : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** Whether a word may begin with another letter than was typed: people rarely mistake the first. */
export function mayBeginWith([typed = '', second = '']: string, [meant = '', other = '']: string) {
  const isSwap = typed === other && second === meant;
  return typed === meant || isSwap || SAME_SHAPE.has(typed + meant);
}

function exchangeCost(one: string, other: string): number {
  if (SAME_SHAPE.has(one + other)) return COSTS.sibling;
  return isLikely(one, other) ? COSTS.likely : COSTS.any;
}

/** A finger that hits two keys adds a letter beside that of the neighbouring key. */
function addedCost(letter: string, before: string, after: string): number {
  if (letter === before) return COSTS.doubled;
  const isNear = NEIGHBOURS.has(letter + before) || NEIGHBOURS.has(letter + after);
  return isNear ? COSTS.likely : COSTS.any;
}

function leftOutCost(letter: string, before: string): number {
  if (letter === before) return COSTS.doubled;
  return VOWEL.test(letter) ? COSTS.likely : COSTS.leftOut;
}

const isLikely = (one: string, other: string) =>
  NEIGHBOURS.has(one + other) || SAME_SOUND.has(one + other);
