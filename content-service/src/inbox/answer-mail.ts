import { BRAND_NAME } from '../brand';
import { environment } from '../environment';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/outbox';
import { answerWordsIn } from './answer-words';
import type { InboxEntry, InboxId } from './inboxes';

/**
 * The answer to a message or a report, in its language, with the words that it answers. What the reader
 * replies goes where contact messages go.
 * @param text of the editor
 */
export function answerMail(
  inbox: InboxId,
  entry: InboxEntry & { email: string },
  text: string,
): Mail {
  const { title = '', subject = '', email } = entry;
  const { before, after, quoted, ...words } = answerWordsIn(entry.language);
  const own = inbox === 'reports' ? entry.words : entry.message;
  const paragraphs = inbox === 'reports' ? [before(title), text, after] : [text];
  const quotation = own ? [quoted, quote(own)] : [];
  const html = [
    ...paragraphs.map(asHtml),
    ...(own ? [asHtml(quoted), `<blockquote>${asHtml(own)}</blockquote>`] : []),
  ];
  const { contactTo } = environment;
  return {
    to: email,
    ...(contactTo && { replyTo: contactTo }),
    subject: inbox === 'reports' ? `${BRAND_NAME}: ${words.subject(title)}` : `Re: ${subject}`,
    text: `${[...paragraphs, ...quotation].join('\n\n')}\n`,
    html: `${html.join('\n')}\n`,
  };
}

/** As mail programs quote in plain text. */
const quote = (text: string) => text.replace(/^/gm, '> ');

const asHtml = (text: string) =>
  `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(text)}</p>`;
