import { brandNameIn } from '../../brand';
import { environment } from '../../environment';
import { escapeHtml } from '../../mail/escape-html';
import { htmlDocument, linkParagraph, textParagraph } from '../../mail/html-document';
import type { Mail } from '../../mail/outbox';
import { htmlBlocks } from '../../search/passages/html-blocks';
import {
  WEBSITE_LANGUAGES,
  type WebsiteLanguage,
  websiteLanguageOf,
} from '../../website-languages';
import { unsubscribeCode } from '../address';
import type { PostToAsk } from '../posts-to-ask';
import { ANSWERS } from '../request';
import { ar } from './ar';
import { ckb } from './ckb';
import { en } from './en';
import { fa } from './fa';
import { hi } from './hi';
import type { ConfirmationTexts, MailFact } from './mail-texts';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

const TEXTS: Record<WebsiteLanguage, (brand: string) => ConfirmationTexts> = {
  en,
  ar,
  fa,
  tr,
  ur,
  ru,
  hi,
  ckb,
};

/** Of a longer text, the mail has the beginning, and the link to the page. */
const MAX_TEXT_LENGTH = 1000;

/** The post, as far as the mail shows it. */
type ShownPost = Pick<
  PostToAsk,
  | 'id'
  | 'title'
  | 'description'
  | 'information'
  | 'post_type'
  | 'start'
  | 'end'
  | 'nationality'
  | 'city'
>;

/**
 * Composes the mail that asks whether a post is still right, in the language of the post: what readers
 * see, a link for each answer, and the link that ends such mails.
 * @param code of its links
 * @param isReminder whether it was asked before
 */
export function confirmationMail(
  post: ShownPost,
  { code, isReminder }: { code: string; isReminder: boolean },
): Mail {
  const language = websiteLanguageOf(post.nationality?.language_query);
  const texts = TEXTS[language](brandNameIn(language));
  const title = post.title ?? `#${post.id}`;
  const subject = texts.subject(title);
  const base = `${environment.websiteUrl}${WEBSITE_LANGUAGES[language].prefix}`;
  const { email } = post.information;
  const unsubscribeUrl = `${base}/unsubscribe?code=${unsubscribeCode(email)}`;
  const lines = factLines(post, texts, language);
  const links = [
    [texts.page, `${base}/${post.post_type.name.toLowerCase()}/${post.id}`],
    ...ANSWERS.map((answer) => [texts[answer], `${base}/confirm?code=${code}&answer=${answer}`]),
  ] as const;
  const before = [...(isReminder ? [texts.reminder] : []), texts.intro];
  const body = shortened(textOf(post.description ?? ''));
  return {
    to: email,
    replyTo: environment.contactTo,
    subject,
    unsubscribeUrl,
    text: `${[
      ...before,
      title,
      lines.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...body,
      ...links.map((link) => link.join('\n')),
      texts.note,
      `${texts.unsubscribe}\n${unsubscribeUrl}`,
    ]
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: htmlDocument(language, subject, [
      ...before.map(textParagraph),
      '<hr>',
      `<h1 dir="auto" style="font-size: 1.25rem">${escapeHtml(title)}</h1>`,
      `<p>${lines.map(factHtml).join('<br>\n')}</p>`,
      ...body.map((text) => `<p dir="auto">${escapeHtml(text)}</p>`),
      '<hr>',
      ...links.flatMap(([label, address]) => [textParagraph(label), linkParagraph(address)]),
      textParagraph(texts.note),
      textParagraph(texts.unsubscribe),
      linkParagraph(unsubscribeUrl),
    ]),
  };
}

const factHtml = ([label, value]: readonly [string, string]) =>
  `${escapeHtml(label)}: <bdi>${escapeHtml(value)}</bdi>`;

function factLines(
  { information, start, end, city }: ShownPost,
  { labels }: ConfirmationTexts,
  language: WebsiteLanguage,
): [string, string][] {
  const timeZone = city?.time_zone ?? environment.timeZone;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  });
  const times = [start, end].flatMap((time) => (time ? [format.format(new Date(time))] : []));
  const values: Record<MailFact, string | null | undefined> = {
    when: times.join(' – '),
    phone: information.phone,
    whatsapp: information.whatsapp,
    email: information.email,
    website: information.website,
    address: information.address,
    landmark: information.landmark,
    openingHours: information.opening_hours,
  };
  return Object.entries(labels).flatMap(([fact, label]): [string, string][] => {
    const value = values[fact as MailFact];
    return value ? [[label, value]] : [];
  });
}

/** Paragraphs as plain text; the items of a list and the cells of a table on one line. */
function textOf(html: string): string[] {
  const paragraphs: string[] = [];
  let isInList = false;
  for (const { text, isListed } of htmlBlocks(html)) {
    if (isListed && isInList) paragraphs.push(`${paragraphs.pop()} · ${text}`);
    else paragraphs.push(text);
    isInList = isListed;
  }
  return paragraphs;
}

/** The first paragraphs. */
function shortened(paragraphs: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const text of paragraphs) {
    length += text.length;
    if (length > MAX_TEXT_LENGTH && kept.length > 0) return [...kept, '…'];
    kept.push(text.slice(0, MAX_TEXT_LENGTH));
  }
  return kept;
}
