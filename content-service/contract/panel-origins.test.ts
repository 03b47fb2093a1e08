import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createDataLocation } from './data-location.ts';
import { COMPILE_CACHE_ENV } from './running-program.ts';
import { anyDatabase } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';

const FOREIGN_ORIGIN = { Origin: 'https://evil.example' };
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const MUTATING_METHODS = METHODS.slice(1);

/** Everything outside the panel: calls of the app and the website, pictures, and the health check. */
const PUBLIC_PATHS = /^(\/api\/|\/uploads\/|\/send$|\/_health$)/;

interface Route {
  method: string;
  path: string;
}

/** Every route of the panel and its plugins, with placeholder values for parameters. */
async function listPanelRoutes(): Promise<Route[]> {
  const program = fileURLToPath(new URL('list-routes.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...COMPILE_CACHE_ENV,
      NODE_ENV: 'production',
      ...inject('sqliteEnvironment'),
    },
  });
  const lines = (await text(child.stdout)).trim().split('\n');
  const routeLines = JSON.parse(lines.at(-1) ?? '') as string[];
  return routeLines
    .map((line) => line.split(' '))
    .map(([method = '', path = '']) => ({ method, path: path.replace(/:\w+\*?|\(.*\)/g, 'x') }))
    .filter(({ method, path }) => METHODS.includes(method) && !PUBLIC_PATHS.test(path));
}

const corsHeadersOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

const call = (url: string, { method, path }: Route, headers: Record<string, string>) =>
  fetch(url + path, { method, headers, redirect: 'manual' });

let routes: Route[];

beforeAll(async () => {
  routes = await listPanelRoutes();
});

describe.each(anyDatabase)('pages of other origins, on $database', ({ url }) => {
  describe.skipIf(!url)("in an operator's browser", () => {
    test('reach no route of the panel, with any kind of request', async () => {
      const plugins = ['admin', 'content-manager', 'upload', 'users-permissions', 'i18n', 'email'];
      for (const plugin of plugins) {
        expect(routes.filter(({ path }) => path.startsWith(`/${plugin}/`))).not.toEqual([]);
      }
      expect(routes.length).toBeGreaterThan(150);
      for (const route of routes) {
        const { method, path } = route;
        const preflightHeaders = { ...FOREIGN_ORIGIN, 'Access-Control-Request-Method': method };
        for (const [response, statusFor] of [
          [await call(url, route, FOREIGN_ORIGIN), 403],
          [await call(url, route, { Origin: 'null' }), 403],
          [await call(url, { method: 'OPTIONS', path }, preflightHeaders), 403],
          [await call(url, route, {}), expect.not.toBeOneOf([403])],
        ] as const) {
          expect([method, path, response.status]).toEqual([method, path, statusFor]);
          expect([method, path, corsHeadersOf(response)]).toEqual([method, path, []]);
        }
      }
    });

    test('change nothing in the panel if the browser sends no Origin', async () => {
      for (const route of routes.filter(({ method }) => MUTATING_METHODS.includes(method))) {
        for (const site of ['cross-site', 'same-site']) {
          const response = await call(url, route, { 'Sec-Fetch-Site': site });
          expect([route, response.status]).toEqual([route, 403]);
        }
      }
    });

    test('reach no page of the panel through other spellings of its path', async () => {
      for (const path of ['/ADMIN/init', '/admin/init/', '//admin/init', '/Upload/files', '/x']) {
        const response = await call(url, { method: 'GET', path }, FOREIGN_ORIGIN);
        expect([path, response.status, corsHeadersOf(response)]).toEqual([path, 403, []]);
      }
    });

    test('can read the API and make the calls of the app', async () => {
      for (const path of [
        ...['/api/posts', '/api/cities', '/api/posts/101', '/api/users/me'],
        '/uploads/nothing.webp',
      ]) {
        const response = await call(url, { method: 'GET', path }, FOREIGN_ORIGIN);
        expect(response.headers.get('access-control-allow-origin')).toBe(FOREIGN_ORIGIN.Origin);
        expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      }
      for (const path of [
        '/send',
        '/api/send',
        '/api/auth/local',
        '/api/auth/refresh',
        '/api/auth/logout',
        '/api/auth/forgot-password',
        '/api/auth/reset-password',
        '/api/account-deletion',
        '/api/account-deletion/confirm',
        '/api/account-deletion/with-password',
        '/api/account-deletion/mine',
      ]) {
        const preflight = await call(
          url,
          { method: 'OPTIONS', path },
          {
            ...FOREIGN_ORIGIN,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'content-type,authorization,x-visitor-language',
          },
        );
        const { headers } = preflight;
        expect([path, headers.get('access-control-allow-origin')]).toEqual([
          path,
          FOREIGN_ORIGIN.Origin,
        ]);
        expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
          'content-type,authorization,strapi-response-format,x-visitor-language',
        );
        const response = await call(url, { method: 'POST', path }, FOREIGN_ORIGIN);
        expect([path, response.status >= 400, response.status < 500]).toEqual([path, true, true]);
        expect(response.headers.get('access-control-allow-origin')).toBe(FOREIGN_ORIGIN.Origin);
      }
    });

    test('can do nothing else', async () => {
      for (const [method, path] of [
        ['POST', '/api/posts'],
        ['PUT', '/api/posts/101'],
        ['DELETE', '/api/posts/101'],
        ['POST', '/api/upload'],
        ['POST', '/api/auth/change-password'],
        ['GET', '/_health'],
      ] as const) {
        const preflightHeaders = { ...FOREIGN_ORIGIN, 'Access-Control-Request-Method': method };
        const preflight = await call(url, { method: 'OPTIONS', path }, preflightHeaders);
        const response = await call(url, { method, path }, FOREIGN_ORIGIN);
        expect([path, corsHeadersOf(preflight), corsHeadersOf(response)]).toEqual([path, [], []]);
      }
    });

    test('do not include the panel itself or programs', async () => {
      const { host, port } = new URL(url);
      for (const [headers, Host] of [
        [{ Origin: url }, host],
        [{ Origin: `http://localhost:${port}` }, `localhost:${port}`],
        [{ Origin: url, 'Sec-Fetch-Site': 'same-origin' }, host],
        [{ 'Sec-Fetch-Site': 'none' }, host],
      ] as const) {
        const response = await fetch(`${url.replace(host, Host)}/admin/login`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: `${port}@nobody.example`, password: 'Wrong-1-wrong' }),
        });
        expect([headers, response.status]).toEqual([headers, 400]);
      }
    });
  });
});

test('behind a TLS proxy, the origin of the panel is that of PUBLIC_URL', async () => {
  const dataLocation = await createDataLocation('SQLite', 'migrated');
  const env = { PUBLIC_URL: 'https://cms.diyar.example', DEMO_CONTENT: 'false' };
  const service = await startInReusedProcess({ ...dataLocation, env });
  try {
    const statusFor = async (Origin: string) => {
      const headers = { Origin, 'X-Forwarded-Proto': 'https', Accept: 'application/json' };
      return (await fetch(`${service.url}/admin/init`, { headers })).status;
    };
    expect(await statusFor('https://cms.diyar.example')).toBe(200);
    expect(await statusFor('https://diyar.example')).toBe(403);
    expect(await statusFor('http://cms.diyar.example')).toBe(403);
  } finally {
    await service.stop();
  }
});

describe.each(anyDatabase)('the content type builder on $database', ({ url }) => {
  test.skipIf(!url)('does not exist in production', async () => {
    for (const folder of ['/content-type-builder', '/api/content-type-builder']) {
      for (const path of [
        '',
        '/',
        '/schema',
        '/content-types',
        '/components/x',
        '/update-schema',
      ]) {
        for (const method of METHODS) {
          const response = await call(url, { method, path: folder + path }, {});
          expect([method, folder + path, response.status]).toEqual([method, folder + path, 404]);
        }
      }
    }
  });
});
