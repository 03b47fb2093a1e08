import { expect, test } from 'vitest';
import { asSent, changedFields } from './changed-fields';

test('names the fields that were changed, added and cleared', () => {
  const loaded = { title: 'Old', price: 4, city: { connect: [], disconnect: [] }, note: undefined };
  const values = {
    title: 'New',
    price: null,
    city: { connect: [], disconnect: [] },
    slug: 'new',
    note: '',
  };
  expect(changedFields(loaded, values)).toEqual({ title: 'New', price: null, slug: 'new' });
});

test('tells a price of zero from none', () => {
  expect(changedFields({ price: null }, { price: 0 })).toEqual({ price: 0 });
});

test('takes an unchecked box for a change, as far as it was checked', () => {
  expect(changedFields({ is_active: true }, { is_active: false })).toEqual({ is_active: false });
  expect(changedFields({ is_active: null }, { is_active: false })).toEqual({});
});

test('sends of a relation what names it, and components as they are', () => {
  const apiData = { id: 3, documentId: 'dubai' };
  const values = {
    city: { connect: [{ id: 3, label: 'Dubai', apiData }], disconnect: [] },
    map: { latitude: 25.2 },
    start: null,
  };
  expect(asSent(values)).toEqual({
    city: { connect: [apiData], disconnect: [] },
    map: { latitude: 25.2 },
    start: null,
  });
});
