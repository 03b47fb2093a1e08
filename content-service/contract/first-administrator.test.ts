import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { DataLocation } from './copy-data-location.ts';
import {
  canSignIn,
  cookieFor,
  createFolder,
  createLocationWithoutAdministrator,
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
import { COMPILE_CACHE_ENV } from './running-program.ts';
import { startContentService } from './start-service.ts';

afterEach(stopAll);

/**
 * Runs `npx strapi …` on the service's database, in a folder with the built service alone: where
 * there are sources, the command would compile them first, into the folder that other tests use.
 */
async function runStrapiCommand(dataLocation: DataLocation, args: string[]): Promise<number> {
  const strapiPackage = createRequire(import.meta.url).resolve('@strapi/strapi/package.json');
  const program = path.join(path.dirname(strapiPackage), 'bin', 'strapi.js');
  const service = fileURLToPath(new URL('..', import.meta.url));
  const cwd = createFolder('built-service-');
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

// On SQLite alone: the statements are Strapi's.
describe('the first administrator registers', () => {
  test('through the command line, which invalidates the link', async () => {
    const dataLocation = await createLocationWithoutAdministrator('SQLite');
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
