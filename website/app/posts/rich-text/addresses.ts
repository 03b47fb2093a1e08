import { localisedLink } from '../../addresses/links.ts';
import type { LanguageCode } from '../../languages.ts';

type AddressContext = { language: LanguageCode; mediaOrigin: string };

/** Addresses that editors wrote without their beginning. */
const withScheme = (address: string) => address.trim().replace(/^(?:\/\/|(?=www\.))/i, 'https://');

/**
 * The address of a picture or another file of a text; without an origin it is the content service's.
 * @returns null if it is none of the web
 */
export function fileAddress(address: string, mediaOrigin: string): URL | null {
  const url = URL.parse(withScheme(address), mediaOrigin);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** The target of a link: uploaded files are the content service's, pages of the site in the page's language. */
export function linkAddress(href: string, { language, mediaOrigin }: AddressContext): string {
  const address = withScheme(href);
  if (address.startsWith('/uploads/')) return new URL(address, mediaOrigin).href;
  return localisedLink(language, address);
}

/** What a link leads to, for visitors: the name of a site, else its address. */
export function targetName(href: string): string {
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) ? siteName(url) : href;
}

/** The name of a site, for visitors. */
export function siteName({ host }: URL): string {
  return host.replace(/^www\./, '');
}
