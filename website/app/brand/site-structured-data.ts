import type { MobileApplication, SearchAction, Thing, WithActionConstraints } from 'schema-dts';
import { type LanguageCode, languages } from '../languages.ts';
import type { Brand } from './brand.ts';

type SiteStructuredDataOptions = {
  brand: Brand;
  publicUrl: string;
  language: LanguageCode;
  /** Adds the prefix of the page's language to a path of the site. */
  link: (path: string) => string;
};

/** Structured data about the whole site: its operator, its search and its app. */
export function siteStructuredData(options: SiteStructuredDataOptions): Thing[] {
  const { brand, publicUrl, language, link } = options;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    // The braces of the placeholder must not be encoded.
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(link('/search'))}?q={search_term}` },
    'query-input': 'required name=search_term',
  };
  return [
    {
      '@type': 'Organization',
      '@id': absolute('/#organization'),
      name: brand.name,
      slogan: brand.tagline,
      description: brand.description,
      url: absolute('/'),
      logo: absolute('/icons/icon-512.png'),
      sameAs: brand.social.map(({ url }) => url),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: brand.contactAddress,
        url: absolute(link('/contact')),
      },
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: brand.name,
      url: absolute(link('/')),
      inLanguage: languages[language].locale,
      publisher: { '@id': absolute('/#organization') },
      potentialAction: search,
    },
    ...appStructuredData(brand),
  ];
}

/** The app in each store that has an id for it. Without `aggregateRating`, because no ratings are known. */
function appStructuredData({ name, stores }: Brand): MobileApplication[] {
  return [
    { ...stores.ios, operatingSystem: 'iOS' },
    { ...stores.android, operatingSystem: 'Android' },
  ]
    .filter(({ id, url }) => id && url)
    .map(({ url, operatingSystem }) => ({
      '@type': 'MobileApplication',
      name,
      operatingSystem,
      applicationCategory: 'SocialNetworkingApplication',
      installUrl: url,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    }));
}
