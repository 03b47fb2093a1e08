import { detail } from '../../i18n/messages/en/detail.ts';
import type { UntrustedHtml } from '../post.ts';
import { richText } from './rich-text.server.ts';
import type { TextContext } from './text-context.ts';

/** A site whose pictures are on media.example, for tests. */
const testContext: TextContext = {
  language: 'en',
  words: detail('Diyar').text,
  mediaOrigin: 'https://media.example',
  pictureOrigins: new Set(['https://media.example', 'https://diyar.example']),
};

/** What the page of a post shows of a description, in tests. */
export const shown = (html: string, changes: Partial<TextContext> = {}) =>
  richText(html as UntrustedHtml, { ...testContext, ...changes });
