import { brandNameIn } from '../../brand';
import { environment } from '../../environment';
import { htmlDocument, linkParagraph, textParagraph } from '../../mail/html-document';
import type { Mail } from '../../mail/outbox';
import {
  WEBSITE_LANGUAGES,
  type WebsiteLanguage,
  websiteLanguageOf,
} from '../../website-languages';
import { ar } from './ar';
import { ckb } from './ckb';
import { en } from './en';
import { fa } from './fa';
import { hi } from './hi';
import type { AccountMails, MailContent } from './mail-content';
import { ru } from './ru';
import { tr } from './tr';
import { ur } from './ur';

type MailsByLanguage = Record<WebsiteLanguage, (brand: string) => AccountMails>;

const MAILS: MailsByLanguage = { en, ar, fa, tr, ur, ru, hi, ckb };

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
  const code = websiteLanguageOf(language);
  const { prefix } = WEBSITE_LANGUAGES[code];
  const { subject, beforeLink, afterLink } = selectMail(MAILS[code](brandNameIn(code)));
  const link = pagePath && `${environment.websiteUrl}${prefix}${pagePath}`;
  const paragraphs = [...beforeLink, ...(link ? [link] : []), ...afterLink];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlDocument(
      code,
      subject,
      paragraphs.map((text) => (text === link ? linkParagraph(text) : textParagraph(text))),
    ),
  };
}
