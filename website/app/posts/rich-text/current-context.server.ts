import { readBrand } from '../../brand/brand.server.ts';
import { brandIn } from '../../brand/brand.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { LanguageCode } from '../../languages.ts';
import type { TextContext } from './text-context.ts';

/** What texts depend on in a page of this site. */
export function currentTextContext(language: LanguageCode): TextContext {
  const { CONTENT_MEDIA, MEDIA_ORIGINS, PUBLIC_URL } = currentEnvironment();
  const mediaOrigin = new URL(CONTENT_MEDIA).origin;
  return {
    language,
    words: messagesFor(language, brandIn(readBrand(), language).name).detail.text,
    mediaOrigin,
    pictureOrigins: new Set([mediaOrigin, ...MEDIA_ORIGINS, new URL(PUBLIC_URL).origin]),
  };
}
