// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetChanges,
  forgetOffer,
  keepChanges,
  keptVersions,
  offerChanges,
  takeOverChanges,
} from './unsaved-changes';

const form = { userId: '1', versionId: 'abc' };
const NOW = new Date('2026-05-01T12:00:00Z');
const typed = (fields: Record<string, unknown>, at = '2026-05-01T11:00:00Z') => ({
  fields,
  basedOn: '2026-05-01T10:00:00Z',
  at,
});

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('offers what an earlier form left behind, again and again', () => {
  keepChanges(form, typed({ title: 'Typed' }));
  expect(offerChanges(form, NOW)).toEqual(typed({ title: 'Typed' }));
  expect(offerChanges(form, NOW)).toEqual(typed({ title: 'Typed' }));
});

test('offers nothing after a save', () => {
  keepChanges(form, typed({ title: 'Typed' }));
  forgetChanges(form);
  expect(offerChanges(form, NOW)).toBeNull();
});

test('keeps an offer when something else is typed and saved meanwhile', () => {
  keepChanges(form, typed({ title: 'Left behind' }));
  offerChanges(form, NOW);
  keepChanges(form, typed({ price: 4 }));
  forgetChanges(form);
  expect(offerChanges(form, NOW)?.fields).toEqual({ title: 'Left behind' });
  forgetOffer(form);
  expect(offerChanges(form, NOW)).toBeNull();
});

test('adds what was typed later to an offer', () => {
  keepChanges(form, typed({ title: 'First', price: 4 }));
  offerChanges(form, NOW);
  keepChanges(form, typed({ title: 'Second' }));
  expect(offerChanges(form, NOW)?.fields).toEqual({ title: 'Second', price: 4 });
});

test('keeps the changes of each user and of each version apart', () => {
  keepChanges(form, typed({ title: 'Typed' }));
  expect(offerChanges({ ...form, userId: '2' }, NOW)).toBeNull();
  expect(offerChanges({ ...form, versionId: 'def' }, NOW)).toBeNull();
});

test('takes over what was left in another version, below what is offered already', () => {
  const next = { ...form, versionId: 'next' };
  keepChanges(form, typed({ title: 'Offered before', price: 1 }));
  offerChanges(form, NOW);
  keepChanges(form, typed({ title: 'Typed last' }));
  keepChanges(next, typed({ price: 2 }));
  offerChanges(next, NOW);
  takeOverChanges(next, form.versionId);
  expect(offerChanges(next, NOW)?.fields).toEqual({ title: 'Typed last', price: 2 });
  expect(keptVersions('1')).toEqual(['next']);
  takeOverChanges(next, form.versionId);
  expect(offerChanges(next, NOW)?.fields).toEqual({ title: 'Typed last', price: 2 });
});

test('deletes what is older than thirty days', () => {
  keepChanges(form, typed({ title: 'Old' }, '2026-03-31T11:00:00Z'));
  expect(offerChanges(form, NOW)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('makes room for what is typed now if the storage is full', () => {
  keepChanges({ ...form, versionId: 'old' }, typed({ title: 'Old' }, '2026-04-01T11:00:00Z'));
  keepChanges({ ...form, versionId: 'newer' }, typed({ title: 'Newer' }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepChanges(form, typed({ title: 'Now' }));
  expect(offerChanges(form, NOW)?.fields).toEqual({ title: 'Now' });
  expect(offerChanges({ ...form, versionId: 'old' }, NOW)).toBeNull();
  expect(offerChanges({ ...form, versionId: 'newer' }, NOW)).not.toBeNull();
});

test('offers nothing if what is stored cannot be read', () => {
  localStorage.setItem('desk.unsaved.1.abc', '{');
  expect(offerChanges(form, NOW)).toBeNull();
});
