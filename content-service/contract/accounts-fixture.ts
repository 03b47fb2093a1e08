import { rmSync } from 'node:fs';
import { vi } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { removeAdministrators } from './database-access.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';
import { startMailingService, WEBSITE_TOKEN } from './start-mailing-service.ts';
import type { RunningService } from './start-service.ts';

const CONTENT = '/content-manager/collection-types';
const USERS = `${CONTENT}/plugin::users-permissions.user`;

/** An account and its credentials. */
export interface AccountOwner {
  email: string;
  password: string;
  id: number;
}

/** A content service with a mail server, and accounts created in its panel. */
export interface AccountsFixture {
  dataLocation: DataLocation;
  mailServer: MailServer;
  editor: () => Administrator;
  service: () => RunningService;
  /** Calls the API as the website does, for a different visitor each time. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  createAccount: (more?: Record<string, unknown>) => Promise<AccountOwner>;
  mailsTo: (email: string) => ReceivedMail[];
  /** Requests a code and returns it from the mail. */
  requestCode: (
    call: 'auth/forgot-password' | 'account-deletion',
    email: string,
  ) => Promise<string>;
  signIn: (owner: AccountOwner, password?: string) => Promise<Response>;
  restartService: (env?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

let sequence = 0;

/**
 * Starts the service and the mail server.
 * @param database SQLite or PostgreSQL
 * @param env further variables of the service's environment
 * @param fullHashCost whether passwords are hashed as in production, the administrator's included
 */
export async function startAccountsFixture(
  database: string,
  env?: Record<string, string>,
  fullHashCost = false,
): Promise<AccountsFixture> {
  const mailServer = await startMailServer();
  const dataLocation = await createDataLocation(database, 'migrated');
  // The service creates the administrator again, and hashes the password.
  if (fullHashCost) await removeAdministrators(dataLocation);
  const start = (variables?: Record<string, string>) =>
    startMailingService(dataLocation, mailServer, variables, fullHashCost);
  let service = await start(env);
  let editor = await signInToPanel(service.url);
  const post: AccountsFixture['post'] = (path, body, headers = {}) => {
    sequence += 1;
    return fetch(`${service.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Website-Token': WEBSITE_TOKEN,
        'X-Visitor-Address': `10.${sequence >> 8}.${sequence & 255}.2`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  };
  const mailsTo = (email: string) =>
    mailServer.received.filter(({ recipients }) => recipients.includes(email));
  return {
    dataLocation,
    mailServer,
    editor: () => editor,
    service: () => service,
    post,
    mailsTo,
    createAccount: async (overrides = {}) => {
      sequence += 1;
      const owner = {
        email: `owner${sequence}@people.example`,
        password: `Tulip garden ${sequence}`,
      };
      const user = {
        username: `owner${sequence}`,
        confirmed: true,
        blocked: false,
        role: 1,
        ...owner,
      };
      const { id } = await editor.call('POST', USERS, { ...user, ...overrides });
      return { ...owner, ...overrides, id: Number(id) };
    },
    requestCode: async (call, email) => {
      const previousCount = mailsTo(email).length;
      const response = await post(call, { email });
      if (!response.ok) throw new Error(`${call}: ${response.status}`);
      return vi.waitFor(
        () => {
          const code = /\?code=([\w-]+)/.exec(mailsTo(email)[previousCount]?.text ?? '')?.[1];
          if (!code) throw new Error(`no code was mailed to ${email}`);
          return code;
        },
        { timeout: 10_000, interval: 20 },
      );
    },
    signIn: ({ email, password }, otherPassword) =>
      post('auth/local', { identifier: email, password: otherPassword ?? password }),
    restartService: async (env) => {
      service = await start(env);
      editor = await signInToPanel(service.url);
    },
    close: async () => {
      await service.stop();
      await mailServer.shutDown();
      rmSync(dataLocation.dataDir, { recursive: true, force: true });
    },
  };
}
