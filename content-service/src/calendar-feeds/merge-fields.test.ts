import { expect, test } from 'vitest';
import type { EventFields } from './event';
import { mergeFields } from './merge-fields';

const EVENT: EventFields = {
  title: 'Picnic',
  description: null,
  start: '2026-12-01T10:00:00.000Z',
  end: null,
  address: 'Park',
  website: null,
  organiser: null,
  map: { latitude: 25, longitude: 55 },
  is_active: true,
};

/** For each field, a value that the calendar gives it later, and one that an editor gives it. */
const CHANGES: { [Field in keyof EventFields]: [EventFields[Field], EventFields[Field]] } = {
  title: ['Picnic in the park', 'Our picnic'],
  description: ['<p>Bring bread</p>', '<p>Come</p>'],
  start: ['2026-12-02T10:00:00.000Z', '2026-12-01T11:00:00.000Z'],
  end: ['2026-12-01T12:00:00.000Z', '2026-12-01T13:00:00.000Z'],
  address: [null, 'Main Park'],
  website: ['https://example.org/', 'https://example.com/'],
  organiser: ['Amina', 'Neighbours'],
  map: [null, { latitude: 26, longitude: 56 }],
  is_active: [false, false],
};

test.each(Object.entries(CHANGES))(
  '%s follows the calendar until an editor changes it',
  (field, [later, edited]) => {
    const incoming = { ...EVENT, [field]: later };
    const byEditor = { ...EVENT, [field]: edited };
    expect(mergeFields(EVENT, EVENT, EVENT)).toEqual({});
    expect(mergeFields(EVENT, EVENT, incoming)).toEqual({ [field]: later });
    expect(mergeFields(EVENT, byEditor, EVENT)).toEqual({});
    expect(mergeFields(EVENT, byEditor, incoming)).toEqual({});
  },
);

test('fields are merged one by one', () => {
  const incoming = { ...EVENT, title: 'Picnic!', address: 'Beach', end: EVENT.start };
  expect(mergeFields(EVENT, { ...EVENT, title: 'Our picnic' }, incoming)).toEqual({
    address: 'Beach',
    end: EVENT.start,
  });
});

test('what an editor has refused is not proposed again, but what comes later is', () => {
  const refused = { ...EVENT, address: 'Beach' };
  expect(mergeFields(refused, EVENT, refused)).toEqual({});
  expect(mergeFields(refused, EVENT, { ...refused, title: 'Picnic!' })).toEqual({
    title: 'Picnic!',
  });
});
