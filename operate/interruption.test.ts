import { expect, it } from 'vitest';
import { undoneAfter, undoPending } from './interruption.ts';

it('undoes at the end of the work, whatever becomes of it', async () => {
  const undone: string[] = [];
  const undo = async () => void undone.push('undone');
  expect(await undoneAfter(undo, async () => undone.length)).toBe(0);
  const failing = undoneAfter(undo, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  await undoPending();
  expect(undone).toEqual(['undone', 'undone']);
});

it('undoes what is pending, the latest first, although some of it fails', async () => {
  const undone: string[] = [];
  const never = new Promise<void>(() => {});
  void undoneAfter(
    async () => void undone.push('database'),
    () =>
      undoneAfter(
        () => Promise.reject(new Error('unreachable')),
        () =>
          undoneAfter(
            async () => void undone.push('lock'),
            () => never,
          ),
      ),
  );
  await undoPending();
  expect(undone).toEqual(['lock', 'database']);
});
