import { currentEnvironment } from '../environment.server.ts';
import { deliver } from './deliver.server.ts';

/** What a visitor writes to the people behind the site, checked. */
export type Message = {
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
export async function sendMessage(message: Message): Promise<void> {
  await deliver(currentEnvironment().SEND_API, 'send', message);
}
