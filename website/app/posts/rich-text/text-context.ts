import type { Messages } from '../../i18n/messages/messages.ts';
import type { LanguageCode } from '../../languages.ts';

/** What the HTML of a text depends on besides the text. */
export type TextContext = {
  /** Of the page: its links lead to pages in this language. */
  language: LanguageCode;
  /** Public address of the site, if the text is read elsewhere: links to its pages are whole then. */
  siteUrl?: string;
  /** Words of the page, in its language. */
  words: Messages['detail']['text'];
  /** Origin of the content service's files, e.g. `https://media.example`. */
  mediaOrigin: string;
  /** Origins that the page may load pictures from. */
  pictureOrigins: ReadonlySet<string>;
};
