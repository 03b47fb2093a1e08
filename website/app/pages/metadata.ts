import type { MetaDescriptor } from 'react-router';
import type { Graph, Thing } from 'schema-dts';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { type Brand, brandIn } from '../brand/brand.ts';
import { messagesFor } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { type LanguageCode, languageCodes, languages, scriptOf } from '../languages.ts';
import type { ContentLanguage, Picture } from '../posts/post.ts';
import { fontFilesFor, fontFilesOfPages, preloadLink } from '../styles/heading-font.ts';
import { pictureMetadata } from './metadata/picture-metadata.ts';

/** What the root's loader knows of the site; React Router hands it to a page's meta as its first match. */
type Site = { brand: Brand; publicUrl: string };

export type PageMetadata = {
  /** Without the product's name, which is put behind it; empty where the name alone is the title. */
  title: string;
  description: string;
  /** The page's h1 where visitors wrote it: it may be in another script than the page. */
  heading?: { text: string; contentLanguage: ContentLanguage | null };
  /** What a shared link shows beside the words; the site's own picture where there is none. */
  picture?: Picture | null;
  /**
   * When a text was posted and last changed, by the clock of its place and with its offset; pages of
   * the site itself have no such dates.
   */
  dates?: { published: string; modified: string | null };
  /** Feeds that bring what is new on this page. */
  feeds?: { title: string; path: string }[];
  /** What search engines are told about the page in their own terms. */
  structuredData?: Thing[];
  /** Not to be found through search engines, e.g. a page of search results. */
  noindex?: boolean;
};

export type MetadataContext = {
  brand: Brand;
  publicUrl: string;
  messages: Messages;
  language: LanguageCode;
  /** BCP 47 tag for dates and numbers. */
  locale: string;
  path: string;
  /** Puts a path of the site into the page's language. */
  link: (path: string) => string;
  /** The page's canonical address. */
  url: string;
};

/**
 * What the head says about a page: title, description and canonical address, the same in other
 * languages, how a shared link looks, and claims for search engines (React Router escapes them).
 * @param pathname the page's address
 * @param metadataOf the page's own words
 * @param query what of the query belongs to the address, e.g. `?page=2`
 */
export function metaDescriptors(
  site: Site,
  pathname: string,
  metadataOf: (setting: MetadataContext) => PageMetadata,
  query = '',
): MetaDescriptor[] {
  const { publicUrl } = site;
  const { language, path } = readAddress(pathname);
  const brand = brandIn(site.brand, language);
  const messages = messagesFor(language, brand.name);
  const link = (to: string) => localisedPath(language, to);
  const urlIn = (code: LanguageCode) => new URL(localisedPath(code, path) + query, publicUrl).href;
  const url = urlIn(language);
  const { locale } = languages[language];
  const metadata = metadataOf({ brand, publicUrl, messages, language, locale, path, link, url });
  const { title, description, picture = null, dates, feeds = [], structuredData = [] } = metadata;
  const brandedTitle = title.includes(brand.name) ? title : `${title} – ${brand.name}`;
  const otherLanguages = languageCodes.filter((code) => code !== language);
  return [
    { title: title ? brandedTitle : `${brand.name}: ${brand.tagline}` },
    { name: 'description', content: description },
    ...(metadata.heading ? headingPreloads(metadata.heading, messages, language) : []),
    ...(metadata.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(otherLanguages.length > 0 ? [...languageCodes, 'x-default' as const] : []).map((code) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code,
      href: urlIn(code === 'x-default' ? 'en' : code),
    })),
    ...feeds.map((feed) => ({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: feed.title,
      href: link(feed.path),
    })),
    { property: 'og:url', content: url },
    { property: 'og:type', content: dates ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...otherLanguages.map((code) => ({
      property: 'og:locale:alternate',
      content: openGraphLocale(code),
    })),
    { property: 'og:title', content: title || brand.tagline },
    { property: 'og:description', content: description },
    ...(dates ? dateMetadata(dates) : []),
    ...pictureMetadata(picture, publicUrl),
    ...appMetadata(brand, url),
    ...(structuredData.length > 0 ? [{ 'script:ld+json': graphOf(structuredData) }] : []),
  ];
}

/** The font files of the h1 that root.tsx does not preload for every page. */
function headingPreloads(
  { text, contentLanguage }: NonNullable<PageMetadata['heading']>,
  messages: Messages,
  language: LanguageCode,
): MetaDescriptor[] {
  const pageScript = languages[language].script;
  const pageFiles = fontFilesOfPages(messages, pageScript);
  return fontFilesFor(text, contentLanguage ? scriptOf(contentLanguage.code) : pageScript)
    .filter((file) => !pageFiles.includes(file))
    .map((file) => ({ tagName: 'link', ...preloadLink(file) }));
}

function openGraphLocale(language: LanguageCode): string {
  return languages[language].locale.replace('-', '_');
}

function dateMetadata({
  published,
  modified,
}: NonNullable<PageMetadata['dates']>): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    ...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
  ];
}

/** Safari offers the app on its own where it knows it, at this very page. */
function appMetadata({ stores }: Brand, url: string): MetaDescriptor[] {
  const { id } = stores.ios;
  return id ? [{ name: 'apple-itunes-app', content: `app-id=${id}, app-argument=${url}` }] : [];
}

function graphOf(things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
