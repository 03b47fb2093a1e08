import { brandNameIn } from '../../brand';
import { environment } from '../../environment';
import { escapeHtml } from '../../mail/escape-html';
import type { Mail } from '../../mail/outbox';
import { WEBSITE_LANGUAGES } from '../../website-languages';
import { ar } from './ar';
import { ckb } from './ckb';
import { en } from './en';
import { fa } from './fa';
import { hi } from './hi';
import type { AccountMails, MailContent } from './mail-content';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

type MailsByLanguage = Record<keyof typeof WEBSITE_LANGUAGES, (brand: string) => AccountMails>;

const MAILS: MailsByLanguage = { en, ar, fa, tr, ur, ru, hi, ckb };

type Language = keyof typeof WEBSITE_LANGUAGES;

const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && Object.hasOwn(WEBSITE_LANGUAGES, code);

/**
 * Composes a mail to the owner of an account.
 * @param language the visitor's, as its code; English if there are no mails in that language
 * @param selectMail picks the mail
 * @param pagePath path of the website's page to link to, without the language prefix
 */
export function accountMail(
  to: string,
  language: string | undefined,
  selectMail: (mails: AccountMails) => MailContent,
  pagePath?: string,
): Mail {
  const code = isLanguage(language) ? language : 'en';
  const { direction, prefix } = WEBSITE_LANGUAGES[code];
  const { subject, beforeLink, afterLink } = selectMail(MAILS[code](brandNameIn(code)));
  const link = pagePath && `${environment.websiteUrl}${prefix}${pagePath}`;
  const paragraphs = [...beforeLink, ...(link ? [link] : []), ...afterLink];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${code}" dir="${direction}">
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
<body style="font: 1rem/1.6 system-ui, sans-serif; max-width: 34rem">
${paragraphs.map((text) => (text === link ? linkParagraph(text) : `<p>${escapeHtml(text)}</p>`)).join('\n')}
</body>
</html>
`,
  };
}

/** The link text is the full URL, so that readers see where it leads. */
function linkParagraph(address: string): string {
  const escaped = escapeHtml(address);
  return `<p dir="ltr"><a href="${escaped}">${escaped}</a></p>`;
}
