import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataLocation } from './copy-data-location.ts';
import type { Template } from './create-templates.ts';
import { createDataLocation } from './data-location.ts';
import { removeAdministrators } from './database-access.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

/** Environment of a service that creates no administrator. */
export const NO_ADMINISTRATOR_ENV = {
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD_FILE: '',
  DEMO_CONTENT: 'false',
};
/** Who registers. */
export const NEW_ADMINISTRATOR = {
  firstname: 'Eve',
  lastname: '',
  email: 'eve@panel.example',
  password: 'Only-4-tests',
};
/** The response where registering is not allowed. */
export const REGISTRATION_CLOSED = {
  status: 400,
  message: 'You cannot register a new super admin',
};

const runningServices: RunningService[] = [];
const folders: string[] = [];

/** Stops what a test has started, and deletes its folders. */
export async function stopAll(): Promise<void> {
  await Promise.all(runningServices.splice(0).map(({ stop }) => stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Creates a folder that is deleted after the test. */
export function createFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

/** Creates data that are deleted after the test. */
export async function createTrackedLocation(
  database: string,
  template?: Template,
): Promise<DataLocation> {
  const dataLocation = await createDataLocation(database, template);
  folders.push(dataLocation.dataDir);
  return dataLocation;
}

/** A database that has its tables already, but no administrator. */
export async function createLocationWithoutAdministrator(database: string): Promise<DataLocation> {
  const dataLocation = await createTrackedLocation(database, 'migrated');
  await removeAdministrators(dataLocation);
  return dataLocation;
}

/** Starts a service that is stopped after the test. */
export async function start(
  dataLocation: DataLocation,
  env: Record<string, string> = NO_ADMINISTRATOR_ENV,
): Promise<RunningService> {
  const service = await startInReusedProcess({
    ...dataLocation,
    env: { DEMO_CONTENT: 'false', ...env },
  });
  runningServices.push(service);
  return service;
}

/** The file with the link to register the first administrator. */
export const linkFileOf = ({ dataDir }: DataLocation) =>
  path.join(dataDir, 'first-administrator-link.txt');

/** The link that a start printed, if it did. */
export const printedLink = (service: RunningService) =>
  service
    .lastLines()
    .flatMap((line) => /^first administrator: .* (http\S+)$/.exec(line)?.[1] ?? [])[0];

/** The secret in the link that a start printed. */
export const secretOf = (service: RunningService) =>
  new URL(printedLink(service) ?? '').hash.slice(1);

const post = (url: string, address: string, body: unknown, cookie = '') =>
  fetch(url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });

/** Submits the secret of a link, as its page does. */
export const submitSecret = (url: string, secret: unknown) =>
  post(url, '/admin/first-administrator', { secret });

/** The cookie that a browser sends after submitting the secret. */
export async function cookieFor(url: string, secret: string): Promise<string> {
  const response = await submitSecret(url, secret);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Registers an administrator, as the panel's form does. */
export async function register(
  url: string,
  cookie = '',
  administrator: object = NEW_ADMINISTRATOR,
) {
  const response = await post(url, '/admin/register-admin', administrator, cookie);
  const { error } = (await response.json()) as { error?: { message: string } };
  return { status: response.status, message: error?.message };
}

/** Whether `/admin/init` says that there is an administrator. */
export async function hasAdmin(url: string, cookie = ''): Promise<unknown> {
  const headers = { Accept: 'application/json', Cookie: cookie };
  const response = await fetch(`${url}/admin/init`, { headers });
  return ((await response.json()) as { data: { hasAdmin: unknown } }).data.hasAdmin;
}

/** Whether the panel accepts the credentials. */
export const canSignIn = async (url: string, email: string, password: string) =>
  (await post(url, '/admin/login', { email, password })).ok;
