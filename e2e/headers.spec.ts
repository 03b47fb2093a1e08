import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { freePort } from '../content-service/contract/free-port.ts';
import { startWebsite } from './start-website.ts';
import { urls } from './visitor.ts';
import { test as base } from './worker-programs.ts';

/** Starts websites with different settings. */
const test = base.extend<{ start: (env: Record<string, string>) => Promise<string> }>({
  start: async ({ baseURL: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    const started: { stop: () => Promise<void> }[] = [];
    await use(async (more) => {
      const name = `website ${started.length}`;
      const website = await startWebsite(name, `${urls.content()}/api`, folder, more);
      started.push(website);
      return website.url;
    });
    await Promise.all(started.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  },
});

const policy =
  /^default-src 'none'; script-src 'sha256-[\w+/]{43}='(?: 'sha256-[\w+/]{43}='){2}; style-src 'self'; img-src 'self' data: http:\/\/127\.0\.0\.1:\d+; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; report-uri \/-\/csp-reports; report-to csp$/;

const permissions =
  /^accelerometer=\(\), browsing-topics=\(\), camera=\(\), display-capture=\(\), gyroscope=\(\), magnetometer=\(\), microphone=\(\), midi=\(\), payment=\(\), usb=\(\), xr-spatial-tracking=\(\), geolocation=\(\), ch-ect=\(self "http:\/\/127\.0\.0\.1:\d+"\)$/;

/** Headers of every response; no others are allowed. */
const commonHeaders = {
  'content-security-policy': expect.stringMatching(policy),
  'reporting-endpoints': 'csp="/-/csp-reports"',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(permissions),
  'accept-ch': 'ECT',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const connectionHeaders = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
];

/** The policy of a document with islands. */
const islandPolicy = new RegExp(
  policy.source
    .replace('script-src ', "script-src 'self' ")
    .replace('style-src', "worker-src 'self'; style-src"),
);
const islandPermissions = new RegExp(
  permissions.source.replace('geolocation=\\(\\)', 'geolocation=\\(self\\)'),
);

/** Sends a request like a browser that supports brotli. */
async function fetchHeaders(url: string, init: RequestInit = {}) {
  const headers = { 'accept-encoding': 'br', ...init.headers };
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  await response.arrayBuffer();
  const entries = [...response.headers].filter(([name]) => !connectionHeaders.includes(name));
  return { status: response.status, headers: Object.fromEntries(entries) };
}

const anyEtag = expect.stringMatching(/^"[\w-]{27}(-br)?"$/);
const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };
const vary = 'Accept-Encoding, Save-Data, ECT';
const speculation = { 'speculation-rules': '"/-/speculation-rules.json"' };
const sensitiveHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const sharedCacheControl =
  'public, max-age=0, s-maxage=3600, stale-while-revalidate=600, stale-if-error=86400';
const documentHeaders = { ...htmlHeaders, 'content-encoding': 'br', vary };

type Expected = {
  path: string;
  method?: string;
  status?: number;
  ownHeaders: Record<string, unknown>;
};

const expectations: Expected[] = [
  {
    path: '/about',
    ownHeaders: {
      ...documentHeaders,
      'cache-control': sharedCacheControl,
      etag: anyEtag,
      ...speculation,
    },
  },
  {
    path: '/about',
    method: 'HEAD',
    ownHeaders: {
      ...documentHeaders,
      'cache-control': sharedCacheControl,
      etag: anyEtag,
      ...speculation,
    },
  },
  {
    path: '/search',
    ownHeaders: {
      ...documentHeaders,
      'content-security-policy': expect.stringMatching(islandPolicy),
      'permissions-policy': expect.stringMatching(islandPermissions),
      'cache-control': sharedCacheControl,
      etag: anyEtag,
      ...speculation,
    },
  },
  {
    path: '/search/suggestions?q=zzzz',
    ownHeaders: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=600',
      'x-robots-tag': 'noindex',
      vary,
      etag: anyEtag,
      ...speculation,
    },
  },
  {
    path: '/contact',
    ownHeaders: { ...documentHeaders, 'cache-control': 'private, no-cache', etag: anyEtag },
  },
  {
    path: '/reset-password?code=abc',
    ownHeaders: { ...documentHeaders, ...sensitiveHeaders, etag: anyEtag },
  },
  {
    path: '/nowhere',
    status: 404,
    ownHeaders: { ...documentHeaders, 'cache-control': 'no-cache', ...speculation },
  },
  {
    path: '/articles.data',
    status: 404,
    ownHeaders: { ...documentHeaders, 'cache-control': 'no-cache', ...speculation },
  },
  {
    path: '/About',
    status: 308,
    ownHeaders: { location: '/about', 'cache-control': 'public, max-age=86400' },
  },
  {
    path: '/RESET-PASSWORD?code=abc',
    status: 308,
    ownHeaders: { location: '/reset-password?code=abc', ...sensitiveHeaders },
  },
  { path: '/%zz', status: 400, ownHeaders: { ...htmlHeaders, 'cache-control': 'no-store', vary } },
  {
    path: '/about',
    method: 'DELETE',
    status: 405,
    ownHeaders: { ...htmlHeaders, 'cache-control': 'no-store', vary, allow: 'GET, HEAD, POST' },
  },
  {
    path: '/-/live',
    ownHeaders: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  },
  {
    path: '/robots.txt',
    ownHeaders: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary,
      etag: anyEtag,
      ...speculation,
    },
  },
];

for (const { path, method = 'GET', status = 200, ownHeaders } of expectations) {
  test(`${method} ${path} has exactly the expected headers`, async () => {
    const { headers, ...response } = await fetchHeaders(urls.site() + path, { method });
    expect(response.status).toBe(status);
    expect(headers).toEqual({ ...commonHeaders, ...ownHeaders });
  });
}

test('files of the build have exactly the expected headers, also with status 304', async () => {
  const site = urls.site();
  const html = await (await fetch(site)).text();
  const assets = html.match(/\/assets\/[\w.-]+/g) ?? [];
  const assetWith = (ending: string) => assets.find((path) => path.endsWith(ending)) ?? ending;
  const forever = 'public, max-age=31536000, immutable';
  for (const [path, type, lifetime, isCompressed] of [
    [assetWith('.css'), 'text/css; charset=utf-8', forever, true],
    [assetWith('.svg'), 'image/svg+xml', forever, true],
    [assetWith('.woff2'), 'font/woff2', forever, false],
    ['/favicon.ico', 'image/x-icon', 'public, max-age=3600', true],
    ['/icons/icon-192.png', 'image/png', 'public, max-age=3600', false],
  ] as const) {
    const first = await fetchHeaders(site + path);
    const sent = {
      ...commonHeaders,
      'cache-control': lifetime,
      vary: 'Accept-Encoding',
      etag: anyEtag,
    };
    expect([path, first.status, first.headers]).toEqual([
      path,
      200,
      { ...sent, 'content-type': type, ...(isCompressed ? { 'content-encoding': 'br' } : {}) },
    ]);
    const revalidated = await fetchHeaders(site + path, {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    });
    expect([path, revalidated.status, revalidated.headers]).toEqual([
      path,
      304,
      { ...sent, etag: first.headers.etag },
    ]);
  }
});

for (const path of ['/about', '/search']) {
  test(`${path} has the same headers when it is revalidated`, async () => {
    const url = urls.site() + path;
    const first = await fetchHeaders(url);
    const revalidated = await fetchHeaders(url, {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    });
    const { 'content-type': _, 'content-encoding': __, ...rest } = first.headers;
    expect([revalidated.status, revalidated.headers]).toEqual([304, rest]);
  });
}

test('a page without the content service has exactly the expected headers', async () => {
  const { status, headers } = await fetchHeaders(`${urls.siteWithoutContent()}/articles`);
  expect([status, headers]).toEqual([
    503,
    {
      ...commonHeaders,
      ...documentHeaders,
      'cache-control': 'no-store',
      'retry-after': '30',
      ...speculation,
    },
  ]);
});

test('a script of the build has exactly the expected headers', async () => {
  const html = await (await fetch(`${urls.site()}/search`)).text();
  const script = / src="(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1];
  const { status, headers } = await fetchHeaders(`${urls.site()}${script}`);
  expect([status, headers]).toEqual([
    200,
    {
      ...commonHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      etag: anyEtag,
    },
  ]);
});

test('HSTS is sent with an https PUBLIC_URL, as configured', async ({ start }) => {
  const https = { PUBLIC_URL: 'https://site.example' };
  for (const [set, sent] of [
    ['', 'max-age=31536000'],
    ['600; includeSubDomains', 'max-age=600; includeSubDomains'],
    ['off', undefined],
  ] as const) {
    const url = await start({ ...https, HSTS: set });
    for (const path of ['/about', '/About', '/nowhere', '/favicon.ico', '/-/live', '/%zz']) {
      const { headers } = await fetchHeaders(url + path);
      expect([set, path, headers['strict-transport-security']]).toEqual([set, path, sent]);
    }
  }
});

test('addresses contain the port; metrics are local only', async ({ start }) => {
  const metrics = await freePort();
  const url = await start({ PUBLIC_URL: '', HOST: '0.0.0.0', METRICS_PORT: String(metrics) });
  const { port } = new URL(url);
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: http://localhost:${port}/sitemap.xml`);
  // Another local address, which is included in 0.0.0.0 but not in 127.0.0.1.
  expect((await fetch(`http://127.0.0.2:${port}/-/live`)).status).toBe(200);
  const metricsStatus = () =>
    fetch(`http://127.0.0.1:${metrics}`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(metricsStatus).toBe(200);
  await expect(fetch(`http://127.0.0.2:${metrics}`)).rejects.toThrow('fetch failed');
});

test('no response depends on the Host header', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
    accept: 'text/html',
  };
  for (const path of ['/', '/contact', '/About?a=b', '/nowhere', '/sitemap.xml', '/events.ics']) {
    for (const method of ['GET', 'POST']) {
      const request = ask(urls.site() + path, { method, headers });
      request.end();
      const [response] = await once(request, 'response');
      const all = JSON.stringify(response.headers) + (await text(response));
      expect([method, path, all.includes('evil.example')]).toEqual([method, path, false]);
    }
  }
});
