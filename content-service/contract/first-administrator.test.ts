import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { DataLocation } from './copy-data-location.ts';
import {
  canSignIn,
  cookieFor,
  createLocationWithoutAdministrator,
  linkFileOf,
  NEW_ADMINISTRATOR,
  printedLink,
  REGISTRATION_CLOSED,
  register,
  secretOf,
  start,
  stopAll,
  submitSecret,
} from './first-administrator-fixture.ts';
import { runTool } from './operate.ts';
import { startContentService } from './start-service.ts';

afterEach(stopAll);

// On SQLite alone: the statements are Strapi's.
describe('the first administrator registers', () => {
  test('through the command line, which invalidates the link, and again when the password is lost', async () => {
    const dataLocation = await createLocationWithoutAdministrator('SQLite');
    const service = await start(dataLocation);
    const { url } = service;
    const secret = secretOf(service);
    const cookie = await cookieFor(url, secret);
    const { email } = NEW_ADMINISTRATOR;
    const password = await passwordFromTool(dataLocation, email.toUpperCase());
    expect(existsSync(linkFileOf(dataLocation))).toBe(false);
    expect((await submitSecret(url, secret)).status).toBe(403);
    expect(
      await register(url, cookie, { ...NEW_ADMINISTRATOR, email: 'two@panel.example' }),
    ).toEqual(REGISTRATION_CLOSED);
    expect(await canSignIn(url, email, password)).toBe(true);
    const second = await passwordFromTool(dataLocation, email);
    expect([await canSignIn(url, email, password), await canSignIn(url, email, second)]).toEqual([
      false,
      true,
    ]);
  });

  test('through environment variables, which are not needed afterwards', async () => {
    const dataLocation = await createLocationWithoutAdministrator('SQLite');
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

/** The password that the operators' tool prints for an administrator. */
async function passwordFromTool(dataLocation: DataLocation, email: string): Promise<string> {
  const { code, output } = await runTool(dataLocation, ['administrator', email]);
  expect([code, output]).toEqual([0, expect.stringContaining(email.toLowerCase())]);
  return /with the password (\S+)/.exec(output)?.[1] ?? '';
}
