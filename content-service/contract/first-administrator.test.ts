import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { DataLocation } from './copy-data-location.ts';
import type { Template } from './create-templates.ts';
import { createDataLocation } from './data-location.ts';
import { removeAdministrators } from './database-access.ts';
import { COMPILE_CACHE_ENV } from './running-program.ts';
import { type RunningService, startContentService } from './start-service.ts';

const NO_ADMINISTRATOR_ENV = { ADMIN_EMAIL: '', ADMIN_PASSWORD_FILE: '', DEMO_CONTENT: 'false' };
const NEW_ADMINISTRATOR = {
  firstname: 'Eve',
  lastname: '',
  email: 'eve@panel.example',
  password: 'Only-4-tests',
};
const REGISTRATION_CLOSED = { status: 400, message: 'You cannot register a new super admin' };

const runningServices: RunningService[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(runningServices.splice(0).map(({ stop }) => stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function createTrackedLocation(database: string, template?: Template): Promise<DataLocation> {
  const dataLocation = await createDataLocation(database, template);
  folders.push(dataLocation.dataDir);
  return dataLocation;
}

/** A database that has its tables already, but no administrator. */
async function createLocationWithoutAdministrator(database: string): Promise<DataLocation> {
  const dataLocation = await createTrackedLocation(database, 'migrated');
  await removeAdministrators(dataLocation);
  return dataLocation;
}

async function start(
  dataLocation: DataLocation,
  env: Record<string, string> = NO_ADMINISTRATOR_ENV,
): Promise<RunningService> {
  const service = await startContentService({
    ...dataLocation,
    env: { DEMO_CONTENT: 'false', ...env },
  });
  runningServices.push(service);
  return service;
}

const linkFileOf = ({ dataDir }: DataLocation) =>
  path.join(dataDir, 'first-administrator-link.txt');

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

const submitSecret = (url: string, secret: unknown) =>
  post(url, '/admin/first-administrator', { secret });

/** The cookie that a browser sends after submitting the secret. */
async function cookieFor(url: string, secret: string): Promise<string> {
  const response = await submitSecret(url, secret);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function register(url: string, cookie = '', administrator: object = NEW_ADMINISTRATOR) {
  const response = await post(url, '/admin/register-admin', administrator, cookie);
  const { error } = (await response.json()) as { error?: { message: string } };
  return { status: response.status, message: error?.message };
}

/** Whether `/admin/init` says that there is an administrator. */
async function hasAdmin(url: string, cookie = ''): Promise<unknown> {
  const headers = { Accept: 'application/json', Cookie: cookie };
  const response = await fetch(`${url}/admin/init`, { headers });
  return ((await response.json()) as { data: { hasAdmin: unknown } }).data.hasAdmin;
}

const canSignIn = async (url: string, email: string, password: string) =>
  (await post(url, '/admin/login', { email, password })).ok;

/**
 * Runs `npx strapi …` on the service's database, in a folder with the built service alone: where
 * there are sources, the command would compile them first, into the folder that other tests use.
 */
async function runStrapiCommand(dataLocation: DataLocation, args: string[]): Promise<number> {
  const strapiPackage = createRequire(import.meta.url).resolve('@strapi/strapi/package.json');
  const program = path.join(path.dirname(strapiPackage), 'bin', 'strapi.js');
  const service = fileURLToPath(new URL('..', import.meta.url));
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'built-service-'));
  folders.push(cwd);
  for (const name of ['dist/config', 'dist/src', 'package.json']) {
    symlinkSync(path.join(service, name), path.join(cwd, path.basename(name)));
  }
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...COMPILE_CACHE_ENV,
      ...NO_ADMINISTRATOR_ENV,
      NODE_ENV: 'production',
      DATA_DIR: dataLocation.dataDir,
      DATABASE_URL: dataLocation.databaseUrl ?? '',
    },
  });
  const [code] = await once(child, 'exit');
  return code;
}

describe.each([
  { database: 'SQLite', isAvailable: true },
  { database: 'PostgreSQL', isAvailable: inject('postgresServer') !== '' },
])('the first administrator on $database', ({ database, isAvailable }) => {
  describe.skipIf(!isAvailable)('registers', () => {
    test('only with the printed link, once, and nobody else learns that there is no administrator', async () => {
      const dataLocation = await createTrackedLocation(database);
      const service = await start(dataLocation);
      const { url } = service;
      const link = printedLink(service) ?? '';
      expect(link).toMatch(new RegExp(`^${url}/admin/first-administrator#[0-9a-f]{64}$`));
      expect(readFileSync(linkFileOf(dataLocation), 'utf8')).toBe(`${link}\n`);
      expect(statSync(linkFileOf(dataLocation)).mode & 0o777).toBe(0o600);
      const secret = new URL(link).hash.slice(1);

      expect(await hasAdmin(url)).toBe(true);
      // More attempts than Strapi allows per email address.
      for (let attempt = 0; attempt < 6; attempt += 1)
        expect(await register(url)).toEqual(REGISTRATION_CLOSED);
      const wrong = `first_administrator=${'0'.repeat(64)}`;
      expect(await hasAdmin(url, wrong)).toBe(true);
      expect(await register(url, wrong)).toEqual(REGISTRATION_CLOSED);
      for (const guess of ['', 'x', secret.slice(1), 7, null, { secret }, 'x'.repeat(5000)]) {
        const response = await submitSecret(url, guess);
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
      }

      const response = await submitSecret(url, secret);
      expect(response.status).toBe(204);
      const [setCookie = ''] = response.headers.getSetCookie();
      expect(setCookie).toMatch(/; path=\/admin; expires=[^;]+; samesite=strict; httponly$/);
      const cookie = setCookie.split(';')[0] ?? '';
      expect(await hasAdmin(url, cookie)).toBe(false);
      expect(
        (await register(url, cookie, { ...NEW_ADMINISTRATOR, password: 'short' })).status,
      ).toBe(400);
      expect(await register(url, cookie)).toEqual({ status: 200, message: undefined });

      expect(await hasAdmin(url, cookie)).toBe(true);
      expect(
        await register(url, cookie, { ...NEW_ADMINISTRATOR, email: 'two@panel.example' }),
      ).toEqual(REGISTRATION_CLOSED);
      expect((await submitSecret(url, secret)).status).toBe(403);
      expect(existsSync(linkFileOf(dataLocation))).toBe(false);
      expect(await canSignIn(url, NEW_ADMINISTRATOR.email, NEW_ADMINISTRATOR.password)).toBe(true);
    });

    test('with the same link after a restart, never with a used one', async () => {
      const dataLocation = await createLocationWithoutAdministrator(database);
      const first = await start(dataLocation);
      const link = secretOf(first);
      await first.stop();
      writeFileSync(linkFileOf(dataLocation), 'left by another start', { mode: 0o644 });
      const second = await start(dataLocation);
      expect(secretOf(second)).toBe(link);
      expect(statSync(linkFileOf(dataLocation)).mode & 0o777).toBe(0o600);
      expect((await register(second.url, await cookieFor(second.url, link))).status).toBe(200);
      await second.stop();
      const third = await start(dataLocation);
      expect(printedLink(third)).toBeUndefined();
      expect(await hasAdmin(third.url)).toBe(true);
      await third.stop();
      await removeAdministrators(dataLocation);
      const fourth = await start(dataLocation);
      expect(secretOf(fourth)).not.toBe(link);
      expect((await submitSecret(fourth.url, link)).status).toBe(403);
    });

    test('through the command line, which invalidates the link', async () => {
      const dataLocation = await createLocationWithoutAdministrator(database);
      const service = await start(dataLocation);
      const { url } = service;
      const secret = secretOf(service);
      const cookie = await cookieFor(url, secret);
      const args = [
        '--firstname=Eve',
        `--email=${NEW_ADMINISTRATOR.email}`,
        `--password=${NEW_ADMINISTRATOR.password}`,
      ];
      expect(await runStrapiCommand(dataLocation, ['admin:create-user', ...args])).toBe(0);
      expect(existsSync(linkFileOf(dataLocation))).toBe(false);
      expect((await submitSecret(url, secret)).status).toBe(403);
      expect(
        await register(url, cookie, { ...NEW_ADMINISTRATOR, email: 'two@panel.example' }),
      ).toEqual(REGISTRATION_CLOSED);
      expect(await canSignIn(url, NEW_ADMINISTRATOR.email, NEW_ADMINISTRATOR.password)).toBe(true);
    });

    test('even after many wrong guesses, which are limited', async () => {
      const service = await start(await createLocationWithoutAdministrator(database));
      const statuses: number[] = [];
      for (let guess = 0; guess < 21; guess += 1) {
        statuses.push((await submitSecret(service.url, `guess ${guess}`)).status);
      }
      expect(statuses).toEqual([...Array(20).fill(403), 429]);
      const cookie = await cookieFor(service.url, secretOf(service));
      expect((await register(service.url, cookie)).status).toBe(200);
    });

    test('through environment variables, which are not needed afterwards', async () => {
      const dataLocation = await createLocationWithoutAdministrator(database);
      const ADMIN_PASSWORD_FILE = path.join(dataLocation.dataDir, 'password');
      writeFileSync(ADMIN_PASSWORD_FILE, `${NEW_ADMINISTRATOR.password}\r\n`);
      const env = { ADMIN_EMAIL: 'Eve@panel.example', ADMIN_PASSWORD_FILE };
      const first = await start(dataLocation, env);
      expect(printedLink(first)).toBeUndefined();
      expect(existsSync(linkFileOf(dataLocation))).toBe(false);
      expect(await register(first.url)).toEqual(REGISTRATION_CLOSED);
      expect(await canSignIn(first.url, NEW_ADMINISTRATOR.email, NEW_ADMINISTRATOR.password)).toBe(
        true,
      );
      await first.stop();
      rmSync(ADMIN_PASSWORD_FILE);
      const second = await start(dataLocation, env);
      expect(await canSignIn(second.url, NEW_ADMINISTRATOR.email, NEW_ADMINISTRATOR.password)).toBe(
        true,
      );
    });
  });
});

test.skipIf(!inject('postgresServer'))(
  'copies of the service started together on one PostgreSQL print the same link',
  async () => {
    // It has its tables, which two cannot create concurrently.
    const dataLocation = await createLocationWithoutAdministrator('PostgreSQL');
    const otherLocation = {
      ...dataLocation,
      dataDir: mkdtempSync(path.join(os.tmpdir(), 'copy-')),
    };
    folders.push(otherLocation.dataDir);
    const env = {
      ...NO_ADMINISTRATOR_ENV,
      ADMIN_JWT_SECRET: randomBytes(32).toString('hex'),
    };
    const [firstCopy, secondCopy] = await Promise.all([
      start(dataLocation, env),
      start(otherLocation, env),
    ]);
    expect(secretOf(firstCopy)).toBe(secretOf(secondCopy));
    const cookie = await cookieFor(secondCopy.url, secretOf(firstCopy));
    expect((await register(firstCopy.url, cookie)).status).toBe(200);
    expect(
      await register(secondCopy.url, cookie, { ...NEW_ADMINISTRATOR, email: 'two@panel.example' }),
    ).toEqual(REGISTRATION_CLOSED);
    expect((await submitSecret(secondCopy.url, secretOf(secondCopy))).status).toBe(403);
  },
);

test('a start with an unreadable password file ends with one clear sentence', async () => {
  const dataLocation = await createLocationWithoutAdministrator('SQLite');
  const ADMIN_PASSWORD_FILE = path.join(dataLocation.dataDir, 'nowhere');
  const env = { DEMO_CONTENT: 'false', ADMIN_PASSWORD_FILE };
  const failure: unknown = await startContentService({ ...dataLocation, env }).catch(
    (error) => error,
  );
  const [, ...lines] = String(failure).trim().split('\n');
  expect(lines).toEqual([
    `content service: the password file ${ADMIN_PASSWORD_FILE} (ADMIN_PASSWORD_FILE) cannot be read.`,
  ]);
});
