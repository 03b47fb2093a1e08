import type { Core } from '@strapi/strapi';
import { afterEach, expect, test, vi } from 'vitest';
import { POSTS_WRITTEN } from '../change-notices/post-changes';
import { startDueJob, stopDueJob } from './due-job';
import { updateDueDates } from './update-due-date';

vi.mock('./update-due-date', () => ({ updateDueDates: vi.fn() }));

afterEach(stopDueJob);

test('tells of the posts that are listed last although it failed for others', async () => {
  vi.mocked(updateDueDates).mockImplementation(async (_strapi, _where, _now, onChange) => {
    onChange?.(7);
    throw new Error('the second batch is too large');
  });
  const emit = vi.fn();
  const error = vi.fn();
  const findMany = async () => [{ id: 7, slug: 'walk', post_type: { name: 'Event' } }];
  const strapi = { db: { query: () => ({ findMany }) }, eventHub: { emit }, log: { error } };
  startDueJob(strapi as unknown as Core.Strapi);
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  const changes = [{ type: 'post', id: 7, kind: 'Event', slug: 'walk' }];
  expect(emit).toHaveBeenCalledExactlyOnceWith(POSTS_WRITTEN, { changes });
});
