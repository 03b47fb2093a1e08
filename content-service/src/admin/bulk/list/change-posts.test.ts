import { expect, test, vi } from 'vitest';
import { addUp, type Changed, changePosts } from './change-posts';

const ids = Array.from({ length: 250 }, (_, place) => `post-${place}`);
const leave = (documentId: string) => ({ documentId, title: null, reason: 'missing', message: '' });
/** The first of each batch stays as it was. */
const send = async ([first = '', ...others]: readonly string[]): Promise<Changed> => ({
  changed: others.length,
  left: [leave(first)],
});

test('sends no more posts at a time than the service takes, and adds up the results', async () => {
  const sent = vi.fn(send);
  let total: Changed | undefined;
  const rests: number[] = [];
  await changePosts(ids, sent, (result, rest) => {
    total = addUp(total, result);
    rests.push(rest.length);
  });
  expect(sent.mock.calls.map(([batch]) => batch.length)).toEqual([100, 100, 50]);
  expect(sent.mock.calls.flatMap(([batch]) => batch)).toEqual(ids);
  expect(rests).toEqual([150, 50, 0]);
  expect(total).toEqual({
    changed: 247,
    left: [leave('post-0'), leave('post-100'), leave('post-200')],
  });
});

test('says what was changed before a batch fails, and sends nothing after it', async () => {
  const sent = vi.fn(send).mockResolvedValueOnce({ changed: 100, left: [] });
  sent.mockRejectedValueOnce(new Error('unreachable'));
  const onChanged = vi.fn();
  await expect(changePosts(ids, sent, onChanged)).rejects.toThrow('unreachable');
  expect(onChanged).toHaveBeenCalledExactlyOnceWith({ changed: 100, left: [] }, ids.slice(100));
  expect(sent).toHaveBeenCalledTimes(2);
});
