import { rmSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';
import { startMailingService, WEBSITE_TOKEN } from './start-mailing-service.ts';
import type { RunningService } from './start-service.ts';

const PANEL = '/content-manager/collection-types/api::contact-message.contact-message';

/** What a visitor writes. */
export interface ContactMessageInput {
  name: string;
  email: string;
  subject: string;
  message: string;
  [further: string]: unknown;
}

/** A content service with a mail server beside it, and an editor at the panel. */
export interface MailingFixture {
  dataLocation: DataLocation;
  mailServer: MailServer;
  editor: Administrator;
  service: () => RunningService;
  /** Sends a message as the website does, for a different visitor each time. */
  send: (body: unknown, headers?: Record<string, string>, path?: string) => Promise<Response>;
  /** Mails accepted by the mail server for a message, duplicates included. */
  mailsAbout: (message: ContactMessageInput) => ReceivedMail[];
  findInPanel: (message: ContactMessageInput) => Promise<Record<string, unknown>>;
  waitForState: (message: ContactMessageInput, state: string) => Promise<void>;
  /** Sets the state as an editor does, and leaves all other fields as they are. */
  setState: (message: ContactMessageInput, state: string) => Promise<void>;
  /** Starts the service again on the same data after it was stopped or killed. */
  restartService: (env?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

let sequence = 0;

/** A message with a unique subject. */
export function uniqueMessage(overrides: Record<string, unknown> = {}): ContactMessageInput {
  sequence += 1;
  return {
    name: 'Mariam',
    email: 'mariam@example.org',
    subject: `Question ${sequence}.`,
    message: 'Where do I find the <b>office</b>?\nIt has moved, & nobody says where to.',
    ...overrides,
  };
}

/** @param database SQLite or PostgreSQL */
export async function startMailingFixture(database: string): Promise<MailingFixture> {
  const mailServer = await startMailServer();
  const dataLocation = await createDataLocation(database, 'migrated');
  let service = await startMailingService(dataLocation, mailServer);
  let editor = await signInToPanel(service.url);
  const findInPanel = async ({ subject }: ContactMessageInput) => {
    const query = `filters[subject][$eq]=${encodeURIComponent(subject)}`;
    const { results } = await editor.call('GET', `${PANEL}?${query}`);
    return (results as Record<string, unknown>[])[0] ?? {};
  };
  return {
    dataLocation,
    mailServer,
    editor,
    service: () => service,
    send: (body, headers = {}, path = '/api/send') => {
      sequence += 1;
      return fetch(`${service.url}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Token': WEBSITE_TOKEN,
          'X-Visitor-Address': `10.${sequence >> 8}.${sequence & 255}.1`,
          ...headers,
        },
        body: JSON.stringify(body),
      });
    },
    mailsAbout: ({ subject }) =>
      mailServer.received.filter((mail) => mail.subject?.endsWith(subject)),
    findInPanel,
    waitForState: (message, state) =>
      vi.waitFor(async () => expect(await findInPanel(message)).toMatchObject({ state }), {
        timeout: 20_000,
        interval: 100,
      }),
    setState: async (message, state) => {
      const { documentId, ...fields } = await findInPanel(message);
      const { name, email, subject, message: text, attempts } = fields;
      const form = { name, email, subject, message: text, attempts, state };
      await editor.call('PUT', `${PANEL}/${documentId}`, form);
    },
    restartService: async (env) => {
      service = await startMailingService(dataLocation, mailServer, env);
      editor = await signInToPanel(service.url);
    },
    close: async () => {
      await service.stop();
      await mailServer.shutDown();
      rmSync(dataLocation.dataDir, { recursive: true, force: true });
    },
  };
}
