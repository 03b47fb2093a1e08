import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { log } from '../log.server.ts';
import { recordRendering } from '../request-context.server.ts';
import { readCounts } from './counts.server.ts';
import { contentEvents } from './events.server.ts';

const HOUR_MS = 60 * 60_000;

it('gives the numbers to a page that waits for them while something changes', async () => {
  contentService.use(
    http.get(`${api}/:list`, () =>
      HttpResponse.json({ data: [], meta: { pagination: { total: 3 } } }),
    ),
  );
  const { result, record } = recordRendering(readCounts);
  contentEvents.emit('changed', [{ type: 'post', id: 1 }]);
  expect(await result).toMatchObject({ posts: { article: 3, event: 3 } });
  expect(record.isComplete).toBe(true);
});

it('leaves the numbers out and logs why if they cannot be read', async () => {
  const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
  contentEvents.emit('changed', [{ type: 'post', id: 1 }]);
  contentService.use(http.get(`${api}/:list`, () => HttpResponse.error()));
  const { result, record } = recordRendering(readCounts);
  expect(await result).toBeNull();
  expect(record.isComplete).toBe(false);
  expect(logError.mock.calls.map(([, message]) => message)).toContain('counting posts failed');
  logError.mockRestore();
});

it('logs why numbers that are old by now cannot be counted again', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
  contentEvents.emit('changed', [{ type: 'post', id: 1 }]);
  contentService.use(
    http.get(`${api}/:list`, () =>
      HttpResponse.json({ data: [], meta: { pagination: { total: 3 } } }),
    ),
  );
  const counts = await readCounts();
  contentService.use(http.get(`${api}/:list`, () => HttpResponse.error()));
  const realNow = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + HOUR_MS);
  await vi.waitFor(async () => {
    expect(await readCounts()).toEqual(counts);
    expect(logError.mock.calls.map(([, message]) => message)).toContain('counting posts failed');
  });
});
