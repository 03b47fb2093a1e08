import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { searchAnswer } from '../../mocks/search-answer.ts';

beforeEach(() => void vi.resetModules());

it('does not search with a filter that the service rejects for posts', async () => {
  const cities: (string | null)[] = [];
  contentService.use(
    http.get(`${api}/search`, ({ request }) => {
      cities.push(new URL(request.url).searchParams.get('filters[city][slug]'));
      return searchAnswer([]);
    }),
  );
  const { readRankedList } = await import('./ranked-list.server.ts');
  const { parameterSupport } = await import('./parameter-support.server.ts');
  const query = { q: 'tea', language: 'en', kind: 'event', city: 'dubai' } as const;
  expect(await readRankedList(query)).toMatchObject({ total: 0 });
  const filter: [string, string] = ['filters[city][slug]', 'dubai'];
  parameterSupport.markRejected('posts', ['filters:city.slug'], [filter]);
  expect(await readRankedList(query)).toBeNull();
  expect(await readRankedList({ ...query, city: undefined })).not.toBeNull();
  expect(cities).toEqual(['dubai', null]);
});
