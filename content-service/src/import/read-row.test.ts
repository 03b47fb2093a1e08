import { expect, test } from 'vitest';
import { type Cells, readRow } from './read-row';
import { namedEntries, type Reference } from './references';

const dubai = { id: 1, name: 'Dubai', time_zone: 'Asia/Dubai', country: { code: 'AE' } };
const doha = { id: 2, name: 'Doha', time_zone: 'Asia/Qatar', country: { code: 'QA' } };
const event = { id: 3, name: 'Event' };
const forum = { id: 4, name: 'Forum' };

const lists: Record<string, Reference[]> = {
  post_type: [event, forum],
  nationality: [{ id: 5, name: 'Sudanese' }],
  city: [dubai, doha],
  // Both cities have one of this name.
  area: [
    { id: 6, name: 'Old Town', city: dubai },
    { id: 7, name: 'Old Town', city: doha },
  ],
  post_category: [
    { id: 8, name: 'Housing', post_types: [event] },
    { id: 9, name: 'Housing', post_types: [forum] },
    { id: 10, name: 'Questions', post_types: [forum] },
  ],
};
const listed = (field: string) => namedEntries(lists[field] ?? []);
const references = {
  post_type: listed('post_type'),
  nationality: listed('nationality'),
  city: listed('city'),
  area: listed('area'),
  post_category: listed('post_category'),
  creator: listed('creator'),
};

const read = (cells: Cells) =>
  readRow(cells, {
    references,
    dateOrder: 'day-first',
    attributeOf: () => ({ type: 'string', maxLength: 20 }),
  });

test('finds an area by its city and a category by its kind', () => {
  const names = { area: 'Old Town', post_category: 'Housing' };
  expect(read({ city: 'Doha', post_type: 'Forum', ...names })).toMatchObject({
    data: { city: 2, post_type: 4, area: 7, post_category: 9 },
    faults: [],
  });
});

test('says which name is of several entries or of none, with one that is like it', () => {
  expect(read({ area: 'Old Town' }).faults).toMatchObject([
    { code: 'several', field: 'area', values: { value: 'Old Town' } },
  ]);
  const { data, faults } = read({ city: 'Dubay', nationality: 'Martian' });
  expect(faults).toMatchObject([
    { code: 'unknown', field: 'nationality', values: { value: 'Martian' } },
    { code: 'unknown', field: 'city', values: { value: 'Dubay', suggestion: 'Dubai' } },
  ]);
  expect(data).not.toHaveProperty('city');
});

test('leaves an entry that does not fit to the rules for posts', () => {
  const { post, faults } = read({ post_type: 'Event', post_category: 'Questions' });
  expect([post.post_category?.id, faults]).toEqual([10, []]);
});

test('reads times in the time zone of the city, UTC without one', () => {
  const start = '22.11.2026 18:00';
  expect(read({ city: 'Dubai', start })).toMatchObject({
    zone: 'Asia/Dubai',
    data: { start: new Date('2026-11-22T14:00:00Z') },
  });
  expect(read({ start })).toMatchObject({
    zone: 'UTC',
    data: { start: new Date('2026-11-22T18:00:00Z') },
  });
});

test('reads a phone number as one of the country of its city', () => {
  const { data } = read({ city: 'Dubai', 'information.phone': '050 123 4567' });
  expect(data.information).toEqual({ phone: '+971 50 123 4567' });
});

test('takes a position only with both numbers', () => {
  expect(read({ 'map.latitude': '25.2' }).data.map).toBeNull();
  expect(read({ 'map.latitude': '25.2', 'map.longitude': '55.3' }).data.map).toEqual({
    latitude: 25.2,
    longitude: 55.3,
  });
});

test('gives the rules null for details that are missing, and the data nothing', () => {
  const { data, post } = read({ 'information.email': 'a@shop.example' });
  expect(data.information).toEqual({ email: 'a@shop.example' });
  expect(post.information).toEqual({
    ...{ phone: null, whatsapp: null, opening_hours: null },
    email: 'a@shop.example',
  });
  expect(read({ title: 'Tea' }).post.information).toBeNull();
});

test('names each cell that cannot be read or stored', () => {
  const { data, faults } = read({
    title: 'A title of more than twenty letters',
    start: 'soon',
    price: 'cheap',
    is_active: 'perhaps',
    'information.phone': 'call me',
  });
  expect(faults.map(({ field }) => field).sort()).toEqual(
    ['information.phone', 'is_active', 'price', 'start', 'title'].sort(),
  );
  expect(data).not.toHaveProperty('price');
});
