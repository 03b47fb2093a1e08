// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store, storedKeys } from './browser-storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('stores, reads and removes', () => {
  expect(store('local', 'desk.key', 'text')).toBe(true);
  expect([readStored('local', 'desk.key'), storedKeys('local')]).toEqual(['text', ['desk.key']]);
  expect(readStored('session', 'desk.key')).toBeNull();
  expect(store('local', 'desk.key', null)).toBe(true);
  expect([readStored('local', 'desk.key'), storedKeys('local')]).toEqual([null, []]);
});

test('throws nothing where the browser forbids it', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.spyOn(globalThis, name as 'localStorage', 'get').mockImplementation(forbid);
  }
  expect(readStored('session', 'desk.key')).toBeNull();
  expect(store('session', 'desk.key', 'text')).toBe(false);
  expect(store('session', 'desk.key', null)).toBe(false);
  expect(storedKeys('local')).toEqual([]);
  vi.restoreAllMocks();
});
