import { expect, test } from 'vitest';
import { en } from './en';
import { guides } from './guides';

test.each(Object.entries(guides))('%s has every section, point and example', (_, guide) => {
  const sizes = ({ sections }: typeof en) => sections.map(({ points }) => points.length);
  expect(sizes(guide)).toEqual(sizes(en));
  expect(guide.examples.pairs.map((pair) => pair.length)).toEqual([2, 2]);
});

test('is short enough to be read', () => {
  const words = JSON.stringify(en).match(/\p{L}+/gu)?.length ?? 0;
  expect(words).toBeLessThan(600);
});
