import { currentEnvironment } from '../environment.server.ts';
import { postJson } from './post-json.server.ts';

/** What a visitor writes to the people behind the site, checked. */
export type ContactMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  phone?: string | undefined;
  /** Full address of the page it is about. */
  about?: string | undefined;
};

/**
 * Hands a message to the service that keeps and mails it.
 * @throws ContentUnavailable, TooManyRequests
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await postJson(currentEnvironment().SEND_API, 'send', message);
}
