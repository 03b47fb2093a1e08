import { expect, test } from 'vitest';
import { fieldsTyped, forgetSent, noteSent, unsentFields } from './unsent-fields';

const LOADED = '2026-05-01T10:00:00.000Z';
const SENT = '2026-05-01T10:01:00.000Z';

const initialValues = { title: 'Loaded', price: 4, city: { connect: [], disconnect: [] } };
let versions = 0;
const newVersion = () => {
  versions += 1;
  return `version-${versions}`;
};
const entry = (id: number) => ({ id, apiData: { id, documentId: `entry-${id}` } });
const city = (connect: number[], disconnect: number[]) => ({
  connect: connect.map(entry),
  disconnect: disconnect.map(entry),
});

test('what was sent is unsent again once it is set back', () => {
  const version = newVersion();
  const typed = { ...initialValues, title: 'Typed' };
  expect(unsentFields(version, { initialValues, values: typed })).toEqual({ title: 'Typed' });
  noteSent(version, SENT, { title: 'Typed' });
  expect(unsentFields(version, { initialValues, values: typed })).toEqual({});
  const undone = { initialValues, values: { ...initialValues } };
  expect(unsentFields(version, undone)).toEqual({ title: 'Loaded' });
  expect(fieldsTyped(version, undone)).toEqual({ title: 'Loaded' });
  noteSent(version, SENT, { title: 'Loaded' });
  expect(unsentFields(version, undone)).toEqual({});
});

test('a form that was just loaded or reset has nothing to send', () => {
  const version = newVersion();
  noteSent(version, SENT, { title: 'Typed' });
  expect(unsentFields(version, { initialValues, values: initialValues })).toEqual({});
});

test('what the form has loaded is no longer compared with what was sent', () => {
  const version = newVersion();
  noteSent(version, SENT, { title: 'Typed' });
  const form = { initialValues, values: { ...initialValues, price: 5 } };
  forgetSent(version, LOADED);
  expect(unsentFields(version, form)).toEqual({ title: 'Loaded', price: 5 });
  forgetSent(version, SENT);
  expect(unsentFields(version, form)).toEqual({ price: 5 });
});

test.each([
  { sent: city([2], [1]), now: city([], []), left: city([1], [2]) },
  { sent: city([2], []), now: city([], []), left: city([], [2]) },
  { sent: city([], [1]), now: city([], []), left: city([1], []) },
  { sent: city([2], [1]), now: city([3], [1]), left: city([3], [1, 2]) },
  { sent: city([2], [1]), now: city([], [1]), left: city([], [1, 2]) },
  { sent: city([], []), now: city([2], [1]), left: city([2], [1]) },
])('a relation says what to undo of what was sent: $sent, $now', ({ sent, now, left }) => {
  const version = newVersion();
  noteSent(version, SENT, { city: sent });
  const values = { ...initialValues, city: now };
  expect(unsentFields(version, { initialValues, values })).toEqual({ city: left });
});
