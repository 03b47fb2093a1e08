import type { Core } from '@strapi/strapi';
import { afterEach, expect, test, vi } from 'vitest';
import { POSTS_WRITTEN } from '../change-notices/post-changes';
import { startSafetyJob, stopSafetyJob } from './safety-job';
import { updateSafetyNotes } from './safety-notes';

vi.mock('./safety-notes', () => ({ updateSafetyNotes: vi.fn() }));
vi.mock('../database/rows', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  selectRows: async () => [],
}));

afterEach(stopSafetyJob);

test('tells of the posts that were changed before it failed', async () => {
  vi.mocked(updateSafetyNotes).mockImplementation(async (_strapi, _where, onChange) => {
    onChange?.(7);
    throw new Error('the second batch is too large');
  });
  const emit = vi.fn();
  const error = vi.fn();
  const set = vi.fn();
  const findMany = async () => [{ id: 7, slug: 'sofa', post_type: { name: 'Marketplace' } }];
  const strapi = {
    store: () => ({ get: async () => null, set }),
    db: { metadata: { get: () => ({ tableName: 'scam_rules' }) }, query: () => ({ findMany }) },
    eventHub: { emit },
    log: { error },
  };
  startSafetyJob(strapi as unknown as Core.Strapi);
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  const changes = [{ type: 'post', id: 7, kind: 'Marketplace', slug: 'sofa' }];
  expect(emit).toHaveBeenCalledExactlyOnceWith(POSTS_WRITTEN, { changes });
  expect(set).not.toHaveBeenCalled();
});
