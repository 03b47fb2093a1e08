import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { ask } from './ask';
import { askDue } from './ask-due';

vi.mock('./ask', () => ({ ask: vi.fn() }));
vi.mock('./posts-to-ask', () => ({ postsToAsk: async () => ['first', 'second'] }));

test('asks the other businesses although one cannot be asked', async () => {
  vi.mocked(ask).mockRejectedValueOnce(new Error('no such address'));
  const now = new Date();
  await expect(askDue({} as Core.Strapi, now)).rejects.toThrow('post first: no such address');
  expect(vi.mocked(ask).mock.calls.map(([, documentId]) => documentId)).toEqual([
    'first',
    'second',
  ]);
});
