import { expect, test } from 'vitest';
import { currentFields, dataOf } from './post-fields';

test('fields are written among those of a post, and read from it', () => {
  const fields = {
    title: 'Picnic',
    description: '<p>Come</p>',
    start: '2026-12-01T10:00:00.000Z',
    end: null,
    address: 'Park',
    website: null,
    organiser: 'Amina',
    map: { latitude: 25, longitude: 55 },
    is_active: true,
  };
  expect(currentFields(dataOf(fields))).toEqual(fields);
});

test('other information of a post stays', () => {
  const copy = { information: { phone: '+971 4 000 0000', address: 'Park' } };
  expect(dataOf({ address: 'Beach' }, copy)).toEqual({
    information: { phone: '+971 4 000 0000', address: 'Beach' },
  });
  expect(dataOf({ title: 'Picnic' }, copy)).toEqual({ title: 'Picnic' });
});

test('times are the same however a driver gives them', () => {
  const start = '2026-12-01T10:00:00.000Z';
  for (const value of [start, new Date(start), Date.parse(start)]) {
    expect(currentFields({ start: value }).start).toBe(start);
  }
});
