import { expect, test } from 'vitest';
import { replaceInputs } from './replace-inputs';

const field = (name: string, type: string) => ({ name, type, attribute: { type } });
const phone = field('phone', 'string');
const layoutOf = (...rows: ReturnType<typeof field>[][]) => ({
  query: {},
  layout: { layout: [rows], components: { 'post.information': { layout: [[phone]] } } },
});

test('names our inputs in the form of a post, and keeps everything else', () => {
  const note = field('note', 'text');
  const data = layoutOf([note], [field('post_type', 'relation'), field('start', 'datetime')]);
  const { layout, query } = replaceInputs(data);
  expect(query).toBe(data.query);
  expect(layout.layout).toEqual([
    [
      [note],
      [
        {
          ...field('post_type', 'relation'),
          attribute: { type: 'relation', customField: 'global::choice' },
        },
        {
          ...field('start', 'datetime'),
          attribute: { type: 'datetime', customField: 'global::local-time' },
        },
      ],
    ],
  ]);
});

test('hands the fields of a component to its input', () => {
  const data = layoutOf([field('post_type', 'relation'), field('information', 'component')]);
  expect(replaceInputs(data).layout.layout[0]?.[0]?.[1]?.attribute).toEqual({
    type: 'component',
    customField: 'global::information',
    cells: [[phone]],
  });
});

test('names our inputs in the forms of prices and rates', () => {
  for (const [name, input] of [
    ['high', 'amount'],
    ['per_usd', 'rate'],
  ] as const) {
    const { layout } = replaceInputs(layoutOf([field(name, 'float'), field('currency', 'string')]));
    expect(layout.layout[0]?.[0]?.map(({ attribute }) => attribute)).toEqual([
      { type: 'float', customField: `global::${input}` },
      { type: 'string' },
    ]);
  }
});

test('leaves the forms of other types alone', () => {
  const data = layoutOf([field('city', 'relation')]);
  expect(replaceInputs(data)).toBe(data);
});
