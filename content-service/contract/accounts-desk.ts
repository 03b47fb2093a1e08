import { rmSync } from 'node:fs';
import { vi } from 'vitest';
import { type Administrator, signIn } from './administrator.ts';
import { type MailServer, type Received, startMailServer } from './mail-server.ts';
import {
  emptyPlace,
  type Place,
  startMailingService,
  WEBSITE_TOKEN,
} from './start-mailing-service.ts';
import type { RunningService } from './start-service.ts';

const CONTENT = '/content-manager/collection-types';
const USERS = `${CONTENT}/plugin::users-permissions.user`;

/** The owner of an account, as the owner knows it. */
export interface Owner {
  email: string;
  password: string;
  id: number;
}

/** A content service with a mail server beside it, and accounts that are made at its panel. */
export interface AccountsDesk {
  place: Place;
  mailServer: MailServer;
  editor: () => Administrator;
  service: () => RunningService;
  /** A call as the website makes it, each for a visitor of its own. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  makeAccount: (more?: Record<string, unknown>) => Promise<Owner>;
  mailsTo: (email: string) => Received[];
  /** Has a code mailed, and reads it in the mail that comes. */
  askForCode: (call: 'auth/forgot-password' | 'account-deletion', email: string) => Promise<string>;
  signIn: (owner: Owner, password?: string) => Promise<Response>;
  startAgain: (env?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

let count = 0;

/** @param database SQLite or PostgreSQL */
export async function openAccountsDesk(database: string): Promise<AccountsDesk> {
  const mailServer = await startMailServer();
  const place = await emptyPlace(database);
  let service = await startMailingService(place, mailServer);
  let editor = await signIn(service.url);
  const post: AccountsDesk['post'] = (path, body, headers = {}) => {
    count += 1;
    return fetch(`${service.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Website-Token': WEBSITE_TOKEN,
        'X-Visitor-Address': `10.${count >> 8}.${count & 255}.2`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  };
  const mailsTo = (email: string) =>
    mailServer.received.filter(({ recipients }) => recipients.includes(email));
  return {
    place,
    mailServer,
    editor: () => editor,
    service: () => service,
    post,
    mailsTo,
    makeAccount: async (more = {}) => {
      count += 1;
      const owner = { email: `owner${count}@people.example`, password: `Tulip garden ${count}` };
      const user = {
        username: `owner${count}`,
        confirmed: true,
        blocked: false,
        role: 1,
        ...owner,
      };
      const { id } = await editor.call('POST', USERS, { ...user, ...more });
      return { ...owner, ...more, id: Number(id) };
    },
    askForCode: async (call, email) => {
      const before = mailsTo(email).length;
      const answer = await post(call, { email });
      if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
      return vi.waitFor(
        () => {
          const code = /\?code=([\w-]+)/.exec(mailsTo(email)[before]?.text ?? '')?.[1];
          if (!code) throw new Error(`no code was mailed to ${email}`);
          return code;
        },
        { timeout: 10_000, interval: 20 },
      );
    },
    signIn: ({ email, password }, other) =>
      post('auth/local', { identifier: email, password: other ?? password }),
    startAgain: async (env) => {
      service = await startMailingService(place, mailServer, env);
      editor = await signIn(service.url);
    },
    close: async () => {
      await service.stop();
      await mailServer.goDown();
      rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
}
