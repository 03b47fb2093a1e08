import { currentEnvironment } from '../environment.server.ts';
import { postJson } from './post-json.server.ts';

/** A validated message to the operator of the site. */
export type ContactMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  phone?: string | undefined;
  /** URL of the page that the message is about. */
  about?: string | undefined;
  /** `partner` for a business that wants to become one; an addition, which another service may ignore. */
  kind?: 'partner';
};

/**
 * Sends a message to the content service, which stores and mails it.
 * @throws ContentUnavailable, TooManyRequests
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await postJson(currentEnvironment().SEND_API, 'send', message);
}
