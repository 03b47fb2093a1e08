import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { contentEvents } from './events.server.ts';
import { fetchContent } from './fetch-content.server.ts';

const read = (path: string) => fetchContent(path, new URLSearchParams());

/** Makes time limits expire when a test says so. */
function controlTimeouts(): { expire: () => void } {
  const controllers: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  return { expire: () => controllers.at(0)?.abort(new DOMException('late', 'TimeoutError')) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([408, 500, 502, 503, 504])('retries once after %d', async (status) => {
  let calls = 0;
  contentService.use(
    http.get(`${api}/posts`, () => {
      calls += 1;
      return calls === 1 ? new HttpResponse(null, { status }) : HttpResponse.json({ data: [] });
    }),
  );
  expect(await read('posts')).toEqual({ data: [] });
});

it.each([400, 401, 403, 404, 429])('does not retry after %d', async (status) => {
  let calls = 0;
  contentService.use(
    http.get(`${api}/posts`, () => {
      calls += 1;
      return new HttpResponse(null, { status });
    }),
  );
  await expect(read('posts')).rejects.toMatchObject({ status });
  expect(calls).toBe(1);
});

it('retries at most once', async () => {
  let calls = 0;
  contentService.use(
    http.get(`${api}/posts`, () => {
      calls += 1;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  await expect(read('posts')).rejects.toMatchObject({ name: 'ContentUnavailable', status: 500 });
  expect(calls).toBe(2);
});

it('rejects invalid UTF-8', async () => {
  const body = Buffer.from('{"data":[],"note":"caf\xe9"}', 'latin1');
  contentService.use(http.get(`${api}/posts`, () => new HttpResponse(body)));
  await expect(read('posts')).rejects.toThrow('an unusable response');
});

it('limits the size of a reference list more than that of posts', async () => {
  const longBody = `{"data":["${'x'.repeat(2 * 1024 * 1024)}"]}`;
  const respond = () => new HttpResponse(longBody);
  contentService.use(http.get(`${api}/posts`, respond), http.get(`${api}/cities`, respond));
  expect(await read('posts')).toMatchObject({ data: [expect.any(String)] });
  await expect(read('cities')).rejects.toThrow('an unusable response');
});

it('asks whether a response with an ETag has changed, and uses it again if not', async () => {
  const validators: (string | null)[] = [];
  let etag = 'W/"first"';
  contentService.use(
    http.get(`${api}/posts`, ({ request: { headers } }) => {
      validators.push(headers.get('if-none-match'));
      if (headers.get('if-none-match') === etag && headers.get('cache-control') !== 'no-cache')
        return new HttpResponse(null, { status: 304 });
      return HttpResponse.json({ data: [], note: etag }, { headers: { etag } });
    }),
  );
  const first = await read('posts');
  expect(await read('posts')).toBe(first);
  expect(await fetchContent('posts', new URLSearchParams({ sort: 'id' }))).toEqual(first);
  etag = 'W/"second"';
  expect(await read('posts')).toEqual({ data: [], note: etag });
  expect(validators).toEqual([null, 'W/"first"', null, 'W/"first"']);
});

it('asks for complete responses of a service without ETags', async () => {
  const validators: (string | null)[] = [];
  contentService.use(
    http.get(`${api}/areas`, ({ request }) => {
      validators.push(request.headers.get('if-none-match'));
      return HttpResponse.json({ data: [] });
    }),
  );
  await read('areas');
  await read('areas');
  expect(validators).toEqual([null, null]);
});

it('does not take 304 for a response that it has not asked about', async () => {
  contentService.use(http.get(`${api}/countries`, () => new HttpResponse(null, { status: 304 })));
  await expect(read('countries')).rejects.toMatchObject({
    name: 'ContentUnavailable',
    status: 304,
  });
});

it('throws ContentTimeout if the service responds to nothing, and not if it responds to other calls', async () => {
  const never = () => new Promise<Response>(() => {});
  contentService.use(
    http.get(`${api}/posts`, never),
    http.get(`${api}/cities`, () => HttpResponse.json({ data: [] })),
  );
  const outcomes: string[] = [];
  contentEvents.on('call', (outcome) => outcomes.push(outcome));

  const first = controlTimeouts();
  const onlyRequest = expect(read('posts')).rejects.toMatchObject({ name: 'ContentTimeout' });
  first.expire();
  await onlyRequest;

  const second = controlTimeouts();
  const concurrentRequest = expect(read('posts')).rejects.toMatchObject({
    name: 'ContentUnavailable',
  });
  await read('cities');
  second.expire();
  await concurrentRequest;
  expect(outcomes).toEqual(['timed-out', 'succeeded', 'timed-out']);
});

it('throws ContentTimeout if the service starts a response and does not finish it', async () => {
  const started = Promise.withResolvers<void>();
  contentService.use(
    http.get(`${api}/posts`, () => {
      const pull = (controller: ReadableStreamDefaultController) => {
        controller.enqueue(Buffer.from('{"data":['));
        started.resolve();
        return new Promise<void>(() => {});
      };
      return new HttpResponse(new ReadableStream({ pull }));
    }),
  );
  const timeout = controlTimeouts();
  const outcome = expect(read('posts')).rejects.toMatchObject({ name: 'ContentTimeout' });
  await started.promise;
  timeout.expire();
  await outcome;
});
