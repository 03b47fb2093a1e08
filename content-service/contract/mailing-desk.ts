import { rmSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { type Administrator, signIn } from './administrator.ts';
import { type MailServer, type Received, startMailServer } from './mail-server.ts';
import {
  emptyPlace,
  type Place,
  startMailingService,
  WEBSITE_TOKEN,
} from './start-mailing-service.ts';
import type { RunningService } from './start-service.ts';

const PANEL = '/content-manager/collection-types/api::contact-message.contact-message';

/** What a visitor writes. */
export interface Written {
  name: string;
  email: string;
  subject: string;
  message: string;
  [further: string]: unknown;
}

/** A content service with a mail server beside it, and an editor at the panel. */
export interface MailingDesk {
  place: Place;
  mailServer: MailServer;
  editor: Administrator;
  service: () => RunningService;
  /** Sends a message as the website does, for a visitor of its own each time. */
  send: (body: unknown, headers?: Record<string, string>, path?: string) => Promise<Response>;
  /** What was taken by the mail server; of one mail taken twice, both. */
  mailsAbout: (message: Written) => Received[];
  inPanel: (message: Written) => Promise<Record<string, unknown>>;
  untilState: (message: Written, state: string) => Promise<void>;
  /** Sets the state as an editor does, with all other fields as they are. */
  setState: (message: Written, state: string) => Promise<void>;
  /** Starts the service again, in the same place, after it was stopped or killed. */
  startAgain: (env?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

let count = 0;

/** A message unlike all others. */
export function aMessage(more: Record<string, unknown> = {}): Written {
  count += 1;
  return {
    name: 'Mariam',
    email: 'mariam@example.org',
    subject: `Question ${count}.`,
    message: 'Where do I find the <b>office</b>?\nIt has moved, & nobody says where to.',
    ...more,
  };
}

/** @param database SQLite or PostgreSQL */
export async function openMailingDesk(database: string): Promise<MailingDesk> {
  const mailServer = await startMailServer();
  const place = await emptyPlace(database);
  let service = await startMailingService(place, mailServer);
  let editor = await signIn(service.url);
  const inPanel = async ({ subject }: Written) => {
    const query = `filters[subject][$eq]=${encodeURIComponent(subject)}`;
    const { results } = await editor.call('GET', `${PANEL}?${query}`);
    return (results as Record<string, unknown>[])[0] ?? {};
  };
  return {
    place,
    mailServer,
    editor,
    service: () => service,
    send: (body, headers = {}, path = '/api/send') => {
      count += 1;
      return fetch(`${service.url}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Token': WEBSITE_TOKEN,
          'X-Visitor-Address': `10.${count >> 8}.${count & 255}.1`,
          ...headers,
        },
        body: JSON.stringify(body),
      });
    },
    mailsAbout: ({ subject }) =>
      mailServer.received.filter((mail) => mail.subject?.endsWith(subject)),
    inPanel,
    untilState: (message, state) =>
      vi.waitFor(async () => expect(await inPanel(message)).toMatchObject({ state }), {
        timeout: 20_000,
        interval: 100,
      }),
    setState: async (message, state) => {
      const { documentId, ...fields } = await inPanel(message);
      const { name, email, subject, message: text, attempts } = fields;
      const form = { name, email, subject, message: text, attempts, state };
      await editor.call('PUT', `${PANEL}/${documentId}`, form);
    },
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
