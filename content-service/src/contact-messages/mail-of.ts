import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/outbox';
import type { ContactMessage } from './message';

/**
 * The mail that delivers a message.
 * @param to the recipient of contact messages
 * @param brand the product's name
 */
export function mailOf(message: ContactMessage, to: string, brand: string): Mail {
  const fields: [string, string | null | undefined][] = [
    ['Request', message.kind === 'partner' ? 'to become a partner' : null],
    ['From', `${message.name} <${message.email}>`],
    ['Phone', message.phone],
    ['About', message.about],
  ];
  const filledFields = fields.filter(([, value]) => value);
  const lines = filledFields.map(([name, value]) => `${name}: ${value}`);
  const rows = filledFields.map(
    ([name, value]) => `<p dir="auto">${name}: <bdi>${escapeHtml(value ?? '')}</bdi></p>`,
  );
  return {
    to,
    replyTo: message.email,
    subject: `${brand}: ${message.subject}`,
    text: `${lines.join('\n')}\n\n${message.message}\n`,
    html: `${rows.join('\n')}
<p dir="auto" style="white-space: pre-wrap">${escapeHtml(message.message)}</p>
`,
  };
}
