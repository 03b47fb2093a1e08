import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { page, serverForEachTest } from '../mocks/test-server.ts';

const server = serverForEachTest();

const get: ReturnType<typeof server>['get'] = (...request) => server().get(...request);

describe('a page', () => {
  it('is sent in the best encoding that the client accepts', async () => {
    const { headers, body } = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Save-Data, ECT',
    });
    expect(brotliDecompressSync(body).toString()).toBe(page);
    const uncompressed = await get('/about');
    expect([uncompressed.headers['content-encoding'], uncompressed.body.toString()]).toEqual([
      undefined,
      page,
    ]);
  });

  it('is another one for visitors who save data, if there is a smaller one', async () => {
    const path = '/take/dubai/file.html';
    await get(path, { 'save-data': 'on' });
    await get('/about', { 'save-data': 'on' });
    await get(path);
    expect(server().rendered).toEqual([`${path}?pictures=no`, '/about', path]);
  });

  it('has an ETag for each encoding, and is not sent again to a client that has it', async () => {
    const encoding = { 'accept-encoding': 'br' };
    const tags = [await get('/about'), await get('/about', encoding)].map(
      ({ headers }) => headers.etag,
    );
    expect(new Set(tags).size).toBe(2);
    const again = await get('/about', { ...encoding, 'if-none-match': `"x", W/${tags[1]}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tags[1]]);
    expect(again.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/about', { ...encoding, 'if-none-match': String(tags[0]) })).status).toBe(
      200,
    );
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const { status, headers, body } = await get('/about', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(page.length), 0]);
  });

  it('is the same whatever headers are sent', async () => {
    await get('/about');
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      cookie: 'session=1',
      'accept-language': 'ar',
      'x-original-url': '/evil',
    };
    const { body } = await get('/about?utm_source=x&cb=1', headers);
    expect([server().rendered, body.toString()]).toEqual([['/about'], page]);
  });

  it('with a form is rendered for each visitor', async () => {
    await get('/reset-password?code=secret');
    const { headers } = await get('/reset-password?code=secret');
    expect(server().rendered).toHaveLength(2);
    expect(headers['cache-control']).toContain('private');
  });
});

describe('a preview', () => {
  it('may be framed by the panel, and is not cached by anybody', async () => {
    for (const path of ['/preview?signature=1', '/ar/preview?signature=1']) {
      const { status, headers } = await get(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(headers['content-security-policy']).toContain(
        'frame-ancestors https://panel.example;',
      );
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers).not.toHaveProperty('speculation-rules');
      await get(path);
    }
    expect(server().rendered).toHaveLength(4);
  });

  it.each([
    ['GET', '/about'],
    ['GET', '/reset-password?code=secret'],
    ['GET', '/preview/x'],
    ['GET', '/previews'],
    ['GET', '/articles/preview'],
    ['GET', '/preview.data'],
    ['GET', '/file.css'],
    ['GET', '/-/live'],
    ['GET', '/Preview?signature=1'],
    ['PUT', '/preview?signature=1'],
  ])('is the only page that may be framed: %s %s', async (method, path) => {
    const { headers } = await get(path, {}, method);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none';");
  });
});

describe('another spelling of an address', () => {
  it.each(['GET', 'HEAD', 'POST'])('is redirected permanently, for %s', async (method) => {
    for (const path of ['/About', '/%41bout', '/about/', '//ABOUT//']) {
      const { status, headers, body } = await get(path, {}, method);
      expect([path, status, headers.location, body.length]).toEqual([path, 308, '/about', 0]);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=86400',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-length': '0',
      });
    }
    expect(server().rendered).toEqual([]);
  });

  it.each(['GET', 'POST'])(
    'is not cached with its query, which may be secret: %s',
    async (method) => {
      const { status, headers } = await get('/RESET-PASSWORD?code=AbC&x=%2f', {}, method);
      expect([status, headers.location]).toEqual([308, '/reset-password?code=AbC&x=%2f']);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  it('is redirected for service routes, too', async () => {
    const { status, headers } = await get('/-/LIVE');
    expect([status, headers.location]).toEqual([308, '/-/live']);
    expect((await get('/-/Nothing')).headers).not.toHaveProperty('location');
  });

  it('is redirected without changing the capitals of a slug', async () => {
    expect((await get('/Articles/Some-Slug')).headers.location).toBe('/articles/Some-Slug');
    expect((await get('/articles/Some-Slug')).status).toBe(200);
    expect(server().rendered).toEqual(['/articles/Some-Slug']);
  });

  it('is served without a redirect if only the encoding differs', async () => {
    for (const slug of ['%d8%a3b', '%D8%A3b', '%D8%A3%62']) {
      expect((await get(`/articles/${slug}`)).status).toBe(200);
    }
    expect(server().rendered).toEqual(['/articles/%D8%A3b']);
  });
});

describe('loader data, which no page requests,', () => {
  it.each([
    ['GET', '/_root.data', '/-/not-found'],
    ['POST', '/contact.data', '/-/not-found'],
    ['HEAD', '/articles/some-slug.data?_routes=root', '/-/not-found'],
    ['GET', '/articles/x%2Edata', '/-/not-found'],
    ['GET', '/ar/articles.data', '/ar/-/not-found'],
    ['GET', '/ar.data', '/ar/-/not-found'],
  ])('is not found: %s %s', async (method, path, rendered) => {
    const { status, headers } = await get(path, {}, method);
    expect([status, server().rendered]).toEqual([404, [rendered]]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('takes up one cache entry, whatever its address', async () => {
    for (let at = 0; at < 20; at += 1) await get(`/articles/${at}.data`);
    expect(server().rendered).toEqual(['/-/not-found']);
  });

  it('accepts no forms', async () => {
    const { status, headers } = await get('/contact.data', {}, 'POST');
    expect([status, headers.connection]).toEqual([404, 'close']);
  });
});

it('rejects a body larger than any form', async () => {
  const { status, headers } = await get('/contact', { 'content-length': '1000000' }, 'POST');
  expect([status, headers.connection]).toEqual([413, 'close']);
});

it('ignores malformed byte ranges', async () => {
  expect((await get('/file.css', { range: 'bytes=5-2' })).status).toBe(200);
});

it('accepts policy reports', async () => {
  const request = httpRequest({
    port: server().port,
    host: '127.0.0.1',
    path: '/-/csp-reports',
    method: 'POST',
  });
  request.end('{"csp-report":{}}');
  const [response] = await once(request, 'response');
  response.resume();
  expect([response.statusCode, server().reports]).toEqual([204, ['{"csp-report":{}}']]);
});

it('records each request without its query, with the source of its response', async () => {
  await get('/about?email=someone@example.org');
  await get('/about');
  await get('/file.css');
  expect(server().requestRecords.map(({ path, status, source }) => [path, status, source])).toEqual(
    [
      ['/about', 200, 'miss'],
      ['/about', 200, 'hit'],
      ['/file.css', 200, 'file'],
    ],
  );
});
