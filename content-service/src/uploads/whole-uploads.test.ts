import { expect, test, vi } from 'vitest';
import type { StoredName } from './stored-name';
import { removeWhenSaved, saveWhole, write } from './whole-uploads';

const file = (hash: string): StoredName => ({ hash, ext: '.webp' });

function storage(recorded: string[] = []) {
  const stored = new Set(['former']);
  const remove = vi.fn(async ({ hash }: StoredName) => stored.delete(hash));
  const put = (hash: string, after: Promise<unknown> = Promise.resolve()) =>
    write(file(hash), () => after.then(() => stored.add(hash)));
  const findRecorded = async (files: StoredName[]) =>
    files.filter(({ hash }) => recorded.includes(hash));
  const findUnneeded = vi.fn(async (files: StoredName[]) => files);
  const onLeftOver = vi.fn();
  return { stored, put, remove, findUnneeded, findRecorded, onLeftOver };
}

test('removes what it replaces only when everything is saved', async () => {
  const { stored, put, ...rest } = storage();
  await saveWhole(rest, async () => {
    await removeWhenSaved(file('former'), rest.remove);
    await put('new');
    expect([...stored]).toEqual(['former', 'new']);
  });
  expect([...stored]).toEqual(['new']);
});

test('leaves what is still needed, and all of it if that cannot be told', async () => {
  const { stored, put, ...rest } = storage();
  const replace = async (hash: string) => {
    await removeWhenSaved(file('former'), rest.remove);
    await put(hash);
  };
  rest.findUnneeded.mockResolvedValueOnce([]);
  await saveWhole(rest, () => replace('new'));
  expect([...stored]).toEqual(['former', 'new']);
  rest.findUnneeded.mockRejectedValueOnce(new Error('database'));
  await saveWhole(rest, () => replace('newer'));
  expect([...stored]).toEqual(['former', 'new', 'newer']);
  expect(rest.onLeftOver).toHaveBeenCalledExactlyOnceWith(file('former'), new Error('database'));
});

test('leaves everything as it was if a part fails, however late the others are', async () => {
  const { stored, put, ...rest } = storage(['earlier file of the call']);
  const late = Promise.withResolvers<void>();
  const saving = saveWhole(rest, async () => {
    await put('earlier file of the call');
    await removeWhenSaved(file('former'), rest.remove);
    await Promise.all([
      put('large', late.promise),
      put('small', Promise.reject(new Error('full'))),
    ]);
  });
  // After everything that does not wait for it.
  setImmediate(late.resolve);
  await expect(saving).rejects.toThrow('full');
  await late.promise;
  expect([...stored]).toEqual(['former', 'earlier file of the call']);
});

test('reports files that cannot be removed, and the first fault', async () => {
  const { put, ...rest } = storage();
  rest.remove.mockRejectedValue(new Error('down'));
  const save = () => put('new').then(() => Promise.reject(new Error('database')));
  await expect(saveWhole(rest, save)).rejects.toThrow('database');
  expect(rest.onLeftOver).toHaveBeenCalledWith(file('new'), new Error('down'));
});
