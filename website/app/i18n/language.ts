import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { useBrand } from '../brand/brand.ts';
import { type LanguageCode, languages } from '../languages.ts';
import { catalogue } from './catalogue.ts';
import type { Messages } from './messages/messages.ts';

/** Every part of a page asks for its messages; they are put together once. */
const messagesCache = new Map<string, Messages>();

/** The messages of a language with the product's name put in. */
export function messagesFor(language: LanguageCode, brandName: string): Messages {
  const key = `${language} ${brandName}`;
  const messages = messagesCache.get(key) ?? catalogue[language](brandName);
  messagesCache.set(key, messages);
  return messages;
}

/** The page's language, its messages, and `link`, which puts a path of the site into that language. */
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
