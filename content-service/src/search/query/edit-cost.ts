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

/** Arabic letters that only their dots tell apart. */
const SIBLINGS = ['بتثنيپ', 'جحخچ', 'دذ', 'رزژ', 'سش', 'صض', 'طظ', 'عغ', 'فقڤ', 'كگ'];

const COSTS = { swap: 0.7, doubled: 0.6, sibling: 0.5, neighbour: 0.7, any: 1 };

/** People rarely mistake the first letter. */
const FIRST_LETTER_COST = 0.3;

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

/**
 * How unlikely it is that somebody typed `typed` and meant `meant`: a weighted distance of inserted,
 * left out, exchanged and swapped letters (optimal string alignment).
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
          at(i - 1, j) + (x === a[i - 2] ? COSTS.doubled : COSTS.any),
          (row[j - 1] ?? 0) + (y === b[j - 2] ? COSTS.doubled : COSTS.any),
          isSwap ? at(i - 2, j - 2) + COSTS.swap : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length) + (a[0] === b[0] ? 0 : FIRST_LETTER_COST);
}

function exchangeCost(one: string, other: string): number {
  if (SAME_SHAPE.has(one + other)) return COSTS.sibling;
  return NEIGHBOURS.has(one + other) ? COSTS.neighbour : COSTS.any;
}
