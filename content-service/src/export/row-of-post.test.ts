import { expect, test } from 'vitest';
import { TABLE_FIELD_NAMES } from '../import/fields';
import { type Reading, readRow } from '../import/read-row';
import { namedEntries } from '../import/references';
import { rowOfPost } from './row-of-post';

const dubai = { id: 1, name: 'Dubai', time_zone: 'Asia/Dubai', latitude: 25.2, longitude: 55.3 };
const deira = { id: 4, name: 'Deira', city: { id: 1 } };
const event = { id: 3, name: 'Event' };
const learning = { id: 9, name: 'Learning', post_types: [event] };
const english = { id: 2, name: 'Nigerian', language: 'English', language_query: 'en' };
const editors = { id: 5, name: 'The editors' };

const post = {
  title: '=Tea, "sweet"',
  description: '<h2>Tea</h2>\n<p>Every day</p>',
  post_type: event,
  nationality: english,
  city: dubai,
  area: deira,
  post_category: learning,
  creator: editors,
  start: '2026-11-22T14:00:00.000Z',
  end: '2026-11-22T16:30:00.000Z',
  price: 1.125,
  currency: 'OMR',
  slug: 'tea',
  is_active: false,
  information: { phone: '+971 50 000 0000', languages: 'ar, en', website: null },
  map: { latitude: 25.271, longitude: 55.3 },
};

const reading: Reading = {
  dateOrder: 'day-first',
  attributeOf: () => ({ type: 'text' }),
  references: {
    post_type: namedEntries([event]),
    nationality: namedEntries([english]),
    city: namedEntries([dubai]),
    area: namedEntries([deira]),
    post_category: namedEntries([learning]),
    creator: namedEntries([editors]),
  },
};

test('writes what the import reads back as it was', () => {
  const row = rowOfPost(post);
  const cells = Object.fromEntries(TABLE_FIELD_NAMES.map((field, index) => [field, row[index]]));
  const { data, faults } = readRow(cells, reading);
  expect(faults).toEqual([]);
  expect(data).toMatchObject({
    title: post.title,
    description: post.description,
    post_type: 3,
    nationality: 2,
    city: 1,
    area: 4,
    post_category: 9,
    creator: 5,
    start: new Date(post.start),
    end: new Date(post.end),
    price: 1.125,
    currency: 'OMR',
    slug: 'tea',
    is_active: false,
    information: { phone: '+971 50 000 0000', languages: 'ar, en' },
    map: post.map,
  });
});

test('writes nothing for what a post does not have', () => {
  const row = rowOfPost({ title: 'Tea', city: null, start: '2026-11-22T14:00:00.000Z' });
  expect(row.filter(Boolean)).toEqual(['Tea', '2026-11-22 14:00']);
});
