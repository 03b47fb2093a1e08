import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { emptyPlace, type Place } from './start-mailing-service.ts';
import { type RunningService, startContentService } from './start-service.ts';

const NOBODY = { ADMIN_EMAIL: '', ADMIN_PASSWORD_FILE: '', DEMO_CONTENT: 'false' };
const EVE = {
  firstname: 'Eve',
  lastname: '',
  email: 'eve@panel.example',
  password: 'Only-4-tests',
};
const REFUSED = { status: 400, message: 'You cannot register a new super admin' };

const running: RunningService[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function placeFor(database: string): Promise<Place> {
  const place = await emptyPlace(database);
  folders.push(place.dataDir);
  return place;
}

async function start(place: Place, env: Record<string, string> = NOBODY): Promise<RunningService> {
  const service = await startContentService({ ...place, env: { DEMO_CONTENT: 'false', ...env } });
  running.push(service);
  return service;
}

const linkFileOf = ({ dataDir }: Place) => path.join(dataDir, 'first-administrator-link.txt');

const printedLink = (service: RunningService) =>
  service
    .lastLines()
    .flatMap((line) => /^first administrator: .* (http\S+)$/.exec(line)?.[1] ?? [])[0];

/** The secret in the link that a start printed. */
const secretOf = (service: RunningService) => new URL(printedLink(service) ?? '').hash.slice(1);

const post = (url: string, address: string, body: unknown, cookie = '') =>
  fetch(url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });

const handOver = (url: string, secret: unknown) =>
  post(url, '/admin/first-administrator', { secret });

/** What a browser sends afterwards. */
async function cookieFor(url: string, secret: string): Promise<string> {
  const answer = await handOver(url, secret);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function register(url: string, cookie = '', administrator: object = EVE) {
  const answer = await post(url, '/admin/register-admin', administrator, cookie);
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, message: error?.message };
}

/** Whether `/admin/init` says that there is an administrator. */
async function hasAdmin(url: string, cookie = ''): Promise<unknown> {
  const headers = { Accept: 'application/json', Cookie: cookie };
  const answer = await fetch(`${url}/admin/init`, { headers });
  return ((await answer.json()) as { data: { hasAdmin: unknown } }).data.hasAdmin;
}

const canSignIn = async (url: string, email: string, password: string) =>
  (await post(url, '/admin/login', { email, password })).ok;

/** `npx strapi …` on the service's database, as an operator calls it. */
async function strapi(place: Place, words: string[]): Promise<number> {
  const strapiPackage = createRequire(import.meta.url).resolve('@strapi/strapi/package.json');
  const program = path.join(path.dirname(strapiPackage), 'bin', 'strapi.js');
  const child = spawn(process.execPath, [program, ...words], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'ignore',
    env: {
      ...process.env,
      ...NOBODY,
      NODE_ENV: 'production',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
    },
  });
  const [code] = await once(child, 'exit');
  return code;
}

/** What an operator does by hand who lost all access. */
async function removeAdministrators({ dataDir, databaseUrl }: Place): Promise<void> {
  const statements = 'delete from admin_users_roles_lnk; delete from admin_users';
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(path.join(dataDir, 'data.db'));
    database.exec(statements);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
}

describe.each([
  { database: 'SQLite', isThere: true },
  { database: 'PostgreSQL', isThere: inject('postgresServer') !== '' },
])('the first administrator on $database', ({ database, isThere }) => {
  describe.skipIf(!isThere)('registers', () => {
    test('with the printed link alone, once, and nobody else learns that there is none', async () => {
      const place = await placeFor(database);
      const service = await start(place);
      const { url } = service;
      const link = printedLink(service) ?? '';
      expect(link).toMatch(new RegExp(`^${url}/admin/first-administrator#[0-9a-f]{64}$`));
      expect(readFileSync(linkFileOf(place), 'utf8')).toBe(`${link}\n`);
      expect(statSync(linkFileOf(place)).mode & 0o777).toBe(0o600);
      const secret = new URL(link).hash.slice(1);

      expect(await hasAdmin(url)).toBe(true);
      // More often than Strapi lets anybody try with one email address.
      for (let time = 0; time < 6; time += 1) expect(await register(url)).toEqual(REFUSED);
      const wrong = `first_administrator=${'0'.repeat(64)}`;
      expect(await hasAdmin(url, wrong)).toBe(true);
      expect(await register(url, wrong)).toEqual(REFUSED);
      for (const guess of ['', 'x', secret.slice(1), 7, null, { secret }, 'x'.repeat(5000)]) {
        const answer = await handOver(url, guess);
        expect(answer.status).toBe(403);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }

      const answer = await handOver(url, secret);
      expect(answer.status).toBe(204);
      const [setCookie = ''] = answer.headers.getSetCookie();
      expect(setCookie).toMatch(/; path=\/admin; expires=[^;]+; samesite=strict; httponly$/);
      const cookie = setCookie.split(';')[0] ?? '';
      expect(await hasAdmin(url, cookie)).toBe(false);
      expect((await register(url, cookie, { ...EVE, password: 'short' })).status).toBe(400);
      expect(await register(url, cookie)).toEqual({ status: 200, message: undefined });

      expect(await hasAdmin(url, cookie)).toBe(true);
      expect(await register(url, cookie, { ...EVE, email: 'two@panel.example' })).toEqual(REFUSED);
      expect((await handOver(url, secret)).status).toBe(403);
      expect(existsSync(linkFileOf(place))).toBe(false);
      expect(await canSignIn(url, EVE.email, EVE.password)).toBe(true);
    });

    test('with the same link after a restart, never with one that was used', async () => {
      const place = await placeFor(database);
      const first = await start(place);
      const link = secretOf(first);
      await first.stop();
      writeFileSync(linkFileOf(place), 'left by another start', { mode: 0o644 });
      const second = await start(place);
      expect(secretOf(second)).toBe(link);
      expect(statSync(linkFileOf(place)).mode & 0o777).toBe(0o600);
      expect((await register(second.url, await cookieFor(second.url, link))).status).toBe(200);
      await second.stop();
      const third = await start(place);
      expect(printedLink(third)).toBeUndefined();
      expect(await hasAdmin(third.url)).toBe(true);
      await third.stop();
      await removeAdministrators(place);
      const fourth = await start(place);
      expect(secretOf(fourth)).not.toBe(link);
      expect((await handOver(fourth.url, link)).status).toBe(403);
    });

    test('by a command, which ends the link', async () => {
      const place = await placeFor(database);
      const service = await start(place);
      const { url } = service;
      const secret = secretOf(service);
      const cookie = await cookieFor(url, secret);
      const words = ['--firstname=Eve', `--email=${EVE.email}`, `--password=${EVE.password}`];
      expect(await strapi(place, ['admin:create-user', ...words])).toBe(0);
      expect(existsSync(linkFileOf(place))).toBe(false);
      expect((await handOver(url, secret)).status).toBe(403);
      expect(await register(url, cookie, { ...EVE, email: 'two@panel.example' })).toEqual(REFUSED);
      expect(await canSignIn(url, EVE.email, EVE.password)).toBe(true);
    });

    test('after many wrong guesses, which are turned away', async () => {
      const service = await start(await placeFor(database));
      const statuses: number[] = [];
      for (let guess = 0; guess < 21; guess += 1) {
        statuses.push((await handOver(service.url, `guess ${guess}`)).status);
      }
      expect(statuses).toEqual([...Array(20).fill(403), 429]);
      const cookie = await cookieFor(service.url, secretOf(service));
      expect((await register(service.url, cookie)).status).toBe(200);
    });

    test('by variables, and needs neither of them afterwards', async () => {
      const place = await placeFor(database);
      const ADMIN_PASSWORD_FILE = path.join(place.dataDir, 'password');
      writeFileSync(ADMIN_PASSWORD_FILE, `${EVE.password}\r\n`);
      const env = { ADMIN_EMAIL: 'Eve@panel.example', ADMIN_PASSWORD_FILE };
      const first = await start(place, env);
      expect(printedLink(first)).toBeUndefined();
      expect(existsSync(linkFileOf(place))).toBe(false);
      expect(await register(first.url)).toEqual(REFUSED);
      expect(await canSignIn(first.url, EVE.email, EVE.password)).toBe(true);
      await first.stop();
      rmSync(ADMIN_PASSWORD_FILE);
      const second = await start(place, env);
      expect(await canSignIn(second.url, EVE.email, EVE.password)).toBe(true);
    });
  });
});

test.skipIf(!inject('postgresServer'))(
  'copies of the service on one PostgreSQL, started together, have the same link',
  async () => {
    const place = await placeFor('PostgreSQL');
    const other = { ...place, dataDir: mkdtempSync(path.join(os.tmpdir(), 'copy-')) };
    folders.push(other.dataDir);
    const env = { ...NOBODY, ADMIN_JWT_SECRET: randomBytes(32).toString('hex') };
    // The first start makes the tables, which two cannot do at the same time.
    await (await start(place, env)).stop();
    const [one, two] = await Promise.all([start(place, env), start(other, env)]);
    expect(secretOf(one)).toBe(secretOf(two));
    const cookie = await cookieFor(two.url, secretOf(one));
    expect((await register(one.url, cookie)).status).toBe(200);
    expect(await register(two.url, cookie, { ...EVE, email: 'two@panel.example' })).toEqual(
      REFUSED,
    );
    expect((await handOver(two.url, secretOf(two))).status).toBe(403);
  },
);

test('a password file that cannot be read ends a start with one clear sentence', async () => {
  const place = await placeFor('SQLite');
  const ADMIN_PASSWORD_FILE = path.join(place.dataDir, 'nowhere');
  const env = { DEMO_CONTENT: 'false', ADMIN_PASSWORD_FILE };
  const reason: unknown = await startContentService({ ...place, env }).catch((error) => error);
  const [, ...lines] = String(reason).trim().split('\n');
  expect(lines).toEqual([
    `content service: the file ${ADMIN_PASSWORD_FILE}, which ADMIN_PASSWORD_FILE names, cannot be read.`,
  ]);
});
