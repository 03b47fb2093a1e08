import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { removeAdministrators } from './database-access.ts';
import {
  canSignIn,
  cookieFor,
  createFolder,
  createLocationWithoutAdministrator,
  createTrackedLocation,
  hasAdmin,
  linkFileOf,
  NEW_ADMINISTRATOR,
  NO_ADMINISTRATOR_ENV,
  printedLink,
  REGISTRATION_CLOSED,
  register,
  secretOf,
  start,
  stopAll,
  submitSecret,
} from './first-administrator-fixture.ts';

afterEach(stopAll);

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
  });
});

// On SQLite alone: the statements are Strapi's.
describe('the first administrator registers', () => {
  test('with the same link after a restart, never with a used one', async () => {
    const dataLocation = await createLocationWithoutAdministrator('SQLite');
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

  test('even after many wrong guesses, which are limited', async () => {
    const service = await start(await createLocationWithoutAdministrator('SQLite'));
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push((await submitSecret(service.url, `guess ${guess}`)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(403), 429]);
    const cookie = await cookieFor(service.url, secretOf(service));
    expect((await register(service.url, cookie)).status).toBe(200);
  });
});

test.skipIf(!inject('postgresServer'))(
  'copies of the service started together on one PostgreSQL print the same link',
  async () => {
    // It has its tables, which two cannot create concurrently.
    const dataLocation = await createLocationWithoutAdministrator('PostgreSQL');
    const otherLocation = {
      ...dataLocation,
      dataDir: createFolder('copy-'),
    };
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
