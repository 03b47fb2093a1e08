import { expect, test } from 'vitest';
import { conditionOf } from './conditions';
import type { Meaning, UnderstoodType } from './meaning';
import { zonesOf } from './zones';

// Wednesday, 4 November 2026.
const now = new Date('2026-11-04T10:00Z');
const zones = zonesOf([
  { id: 1, timeZone: 'Europe/Istanbul', country: 'TR' },
  { id: 2, timeZone: 'Europe/Istanbul', country: 'TR' },
  { id: 3, timeZone: 'Asia/Riyadh', country: 'SA' },
]);

const meaning = (type: UnderstoodType, value: string, id = 0, within: string[] = []): Meaning => ({
  type,
  value,
  strength: 'sure',
  ...(id > 0 && { entry: { id, value, name: value, names: [], within } }),
});
const condition = (meanings: Meaning[], keepsOthers = false) => {
  const { text, values } = conditionOf(meanings, { keepsOthers, zones, now });
  return { text: text.replace(/\s+/g, ' '), values };
};

test('takes any of several places and all of several types', () => {
  const meanings = [
    meaning('city', 'istanbul', 1),
    meaning('price', 'free'),
    meaning('city', 'ankara', 2),
  ];
  expect(condition(meanings)).toEqual({
    text: '(((p.city_id = ?) or (p.city_id = ?)) and ((p.price = 0)))',
    values: [1, 2],
  });
});

test('leaves out a place that contains another one', () => {
  const meanings = [meaning('country', 'TR', 9), meaning('city', 'istanbul', 1, ['country:TR'])];
  expect(condition(meanings)).toEqual({ text: '(((p.city_id = ?)))', values: [1] });
});

test('keeps posts without the field where other words say what is wanted', () => {
  expect(condition([meaning('price', 'free')], true).text).toBe(
    '(((p.price = 0 or p.price is null)))',
  );
  expect(condition([meaning('city', 'istanbul', 1)], true).text).toContain('or p.city_id is null');
  expect(condition([meaning('time', 'today')], true).text).toContain('or p.start is null');
  expect(condition([meaning('kind', 'Event', 1)], true).text).not.toContain('null');
});

test('asks for the weekend of each city, and for that of most cities where there is none', () => {
  const { text, values } = condition([meaning('time', 'this-weekend')]);
  expect(text.match(/p\.city_id is null/g)).toHaveLength(1);
  expect(values).toEqual([
    // From the first weekend's begin, or what had no end by then, to the last one's end.
    ...['2026-11-08T21:00Z', '2026-11-05T21:00Z', '2026-11-05T18:00Z'].map(
      (time) => new Date(time),
    ),
    ...[1, 2],
    ...['2026-11-08T21:00Z', '2026-11-06T21:00Z', '2026-11-06T18:00Z'].map(
      (time) => new Date(time),
    ),
    3,
    ...['2026-11-07T21:00Z', '2026-11-05T21:00Z', '2026-11-05T18:00Z'].map(
      (time) => new Date(time),
    ),
  ]);
});

test('finds both codes of a language', () => {
  expect(condition([meaning('language', 'ku')]).values).toEqual(['%,ku,%', '%,ckb,%', '%,kmr,%']);
});

test('leaves opening hours to the posts that are fetched', () => {
  expect(condition([meaning('time', 'open-now')])).toEqual({ text: 'true', values: [] });
});
