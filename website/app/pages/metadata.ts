import type { MetaDescriptor } from 'react-router';
import type { Brand } from '../brand/brand.ts';
import { messagesFor } from '../i18n/language.ts';
import { type LanguageCode, languages } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { readAddress } from '../posts/address.ts';
import { localPath } from '../posts/links.ts';
import type { Picture } from '../posts/post.ts';

/** What the root's loader knows of the site; React Router hands it to a page's meta as its first match. */
type Site = { brand: Brand; publicUrl: string };

type Words = {
  /** Without the product's name, which is put behind it; empty where the name alone is the title. */
  title: string;
  description: string;
  /** What a shared link shows beside the words. */
  picture?: Picture | null;
};

type Setting = { brand: Brand; messages: Messages; language: LanguageCode; path: string };

/**
 * Title, description and canonical address of a page, for search engines and for shared links.
 * @param pathname the page's address
 * @param wordsOf the page's own words
 * @param query what of the query belongs to the address, e.g. `?page=2`
 */
export function pageMetadata(
  site: Site,
  pathname: string,
  wordsOf: (setting: Setting) => Words,
  query = '',
): MetaDescriptor[] {
  const { brand, publicUrl } = site;
  const { language, path } = readAddress(pathname);
  const messages = messagesFor(language, brand.name);
  const { title, description, picture } = wordsOf({ brand, messages, language, path });
  const href = new URL(localPath(language, path) + query, publicUrl).href;
  const named = title.includes(brand.name) ? title : `${title} – ${brand.name}`;
  return [
    { title: title ? named : `${brand.name}: ${brand.tagline}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: languages[language].locale.replace('-', '_') },
    { property: 'og:title', content: title || brand.tagline },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(picture ? pictureMetadata(picture) : []),
  ];
}

function pictureMetadata({ main, alt }: Picture): MetaDescriptor[] {
  return [
    { property: 'og:image', content: main.url },
    { property: 'og:image:width', content: String(main.width) },
    { property: 'og:image:height', content: String(main.height) },
    { property: 'og:image:alt', content: alt },
  ];
}
