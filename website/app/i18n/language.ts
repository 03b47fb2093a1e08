import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { useBrand } from '../brand/brand.ts';
import { type LanguageCode, languages } from '../languages.ts';
import { catalogue } from './catalogue.ts';
import { withOwnDigits } from './digits-in-messages.ts';
import type { Messages } from './messages/messages.ts';

/** Every component of a page asks for the messages; they are created once per language. */
const messagesCache = new Map<string, Messages>();

/** The messages of a language, with the product's name inserted. */
export function messagesFor(language: LanguageCode, brandName: string): Messages {
  const key = `${language} ${brandName}`;
  const messages =
    messagesCache.get(key) ??
    withOwnDigits(catalogue[language](brandName), languages[language].locale);
  messagesCache.set(key, messages);
  return messages;
}

/** The page's language, its messages, and `link`, which localises a path of the site. */
export function useLanguage() {
  const { pathname } = useLocation();
  const brand = useBrand();
  return useMemo(() => {
    const { language, path } = readAddress(pathname);
    return {
      language,
      path,
      ...languages[language],
      messages: messagesFor(language, brand.name),
      link: (to: string) => localisedPath(language, to),
    };
  }, [pathname, brand.name]);
}
