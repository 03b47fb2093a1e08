import { expect, test } from 'vitest';
import { onSaved, saveVersion, timeSeen } from './own-saves';

const LOADED = '2026-01-01T00:00:00.000Z';
const SAVED = '2026-01-01T00:00:05.000Z';

test('is the time of the form without a save', async () => {
  expect(await timeSeen('never-saved', LOADED)).toBe(LOADED);
});

test('waits for a save that still runs', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const saving = saveVersion(
    'slow',
    () => answer,
    async () => SAVED,
  );
  const seen = timeSeen('slow', LOADED);
  resolve();
  await saving;
  expect(await seen).toBe(SAVED);
});

test('is the time of the form once it is newer', async () => {
  await saveVersion(
    'reloaded',
    () => undefined,
    async () => LOADED,
  );
  expect(await timeSeen('reloaded', SAVED)).toBe(SAVED);
});

test('is the time of the form after a save that failed', async () => {
  const failing = saveVersion(
    'failed',
    () => Promise.reject(new Error('refused')),
    async () => SAVED,
  );
  await expect(failing).rejects.toThrow('refused');
  expect(await timeSeen('failed', LOADED)).toBe(LOADED);
});

test('says which version was saved, until nobody listens', async () => {
  const saved: string[] = [];
  const stop = onSaved((documentId) => saved.push(documentId));
  const save = (documentId: string) =>
    saveVersion(
      documentId,
      () => undefined,
      async () => SAVED,
    );
  await save('one');
  stop();
  await save('other');
  expect(saved).toEqual(['one']);
});
