import type { MetaDescriptor } from 'react-router';
import type { Graph, Thing } from 'schema-dts';
import { readAddress } from '../addresses/address.ts';
import type { FeedPaths } from '../addresses/feed.ts';
import { localisedPath } from '../addresses/links.ts';
import { OEMBED_PATH } from '../addresses/open-data-paths.ts';
import { type Brand, brandIn } from '../brand/brand.ts';
import { messagesFor } from '../i18n/language.ts';
import { type LanguageCode, languageCodes, languages } from '../languages.ts';
import { openGraphDescriptors } from './metadata/open-graph.ts';
import type { MetadataContext, PageMetadata } from './metadata/page-metadata.ts';

/** The part of the root loader's data that metadata needs. */
type Site = { brand: Brand; publicUrl: string };

type MetaArgs<Data> = {
  loaderData: Data | undefined;
  location: { pathname: string };
  /** The root route comes first. */
  matches: readonly [{ loaderData: Site | undefined }, ...unknown[]];
};

/**
 * Makes the `meta` export of a page.
 * @param metadataOf gets the data of the page's loader, undefined if it failed or there is none;
 * returns null or undefined if the page has no metadata then
 */
export function pageMeta<Data>(
  metadataOf: (
    context: MetadataContext,
    loaderData: Data | undefined,
  ) => PageMetadata | null | undefined,
) {
  return ({ loaderData, location, matches }: MetaArgs<Data>): MetaDescriptor[] => {
    const site = matches[0].loaderData;
    if (!site) return [];
    const context = metadataContext(site, location.pathname);
    const metadata = metadataOf(context, loaderData);
    return metadata ? metaDescriptors(metadata, context) : [];
  };
}

function metadataContext({ brand: allBrands, publicUrl }: Site, pathname: string): MetadataContext {
  const { language, path } = readAddress(pathname);
  const brand = brandIn(allBrands, language);
  const link = (to: string) => localisedPath(language, to);
  return {
    brand,
    publicUrl,
    messages: messagesFor(language, brand.name),
    language,
    locale: languages[language].locale,
    path,
    link,
    url: new URL(link(path), publicUrl).href,
  };
}

/** Google's name for the page of visitors whose language is not among the alternates. */
const xDefault = 'x-default' as const;

/** The media types of what a list can be followed by. */
const feedTypes: { name: keyof FeedPaths; type: string }[] = [
  { name: 'atom', type: 'application/atom+xml' },
  { name: 'json', type: 'application/feed+json' },
  { name: 'calendar', type: 'text/calendar' },
];

/** The tags in a page's head; React Router escapes them. */
function metaDescriptors(metadata: PageMetadata, context: MetadataContext): MetaDescriptor[] {
  const { title, description, query = '', structuredData = [] } = metadata;
  const { feeds = [], otherFormats = [] } = metadata;
  const { brand, language, path, link, publicUrl } = context;
  const { canonicalLanguage = language, pathIn = () => path } = metadata;
  const urlOf = (code: LanguageCode, pagePath: string) =>
    new URL(localisedPath(code, pagePath) + query, publicUrl).href;
  const url = urlOf(canonicalLanguage, path);
  const alternates = pathIn && languageCodes.length > 1 ? [...languageCodes, xDefault] : [];
  const brandedTitle = title.includes(brand.name) ? title : `${title} – ${brand.name}`;
  return [
    { title: title ? brandedTitle : `${brand.name}: ${brand.tagline}` },
    { name: 'description', content: description },
    ...(metadata.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates.map((code) => {
      const pageLanguage = code === xDefault ? 'en' : code;
      const href = urlOf(pageLanguage, pathIn?.(pageLanguage) ?? path);
      return { tagName: 'link', rel: 'alternate', hrefLang: code, href };
    }),
    ...feeds.flatMap(({ title: feedTitle, ...paths }) =>
      feedTypes.flatMap(({ name, type }) => {
        const path = paths[name];
        const rel = { tagName: 'link', rel: 'alternate' };
        return path ? [{ ...rel, type, title: feedTitle, href: link(path) }] : [];
      }),
    ),
    ...otherFormats.map(({ type, path: formatPath }) => ({
      tagName: 'link',
      rel: 'alternate',
      type,
      href: link(formatPath),
    })),
    ...(metadata.oembed ? [oembedDescriptor(url, title)] : []),
    ...openGraphDescriptors(metadata, context, url),
    ...appDescriptors(brand, url),
    ...(structuredData.length > 0 ? [{ 'script:ld+json': graphOf(structuredData) }] : []),
  ];
}

/** How other sites find out how to show the page. @param url its canonical address */
function oembedDescriptor(url: string, title: string): MetaDescriptor {
  const href = `${OEMBED_PATH}?${new URLSearchParams({ url, format: 'json' })}`;
  return { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', title, href };
}

/** Makes Safari offer the app, opened at this page. */
function appDescriptors({ stores }: Brand, url: string): MetaDescriptor[] {
  const { id } = stores.ios;
  return id ? [{ name: 'apple-itunes-app', content: `app-id=${id}, app-argument=${url}` }] : [];
}

function graphOf(things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
