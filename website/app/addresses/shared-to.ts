import { searchPath } from './search-path.ts';

const ADDRESS = /https?:\/\/\S+/g;

/** The longest text that is searched for. */
const MAX_LENGTH = 200;

/**
 * What opens when a visitor shares something with the site: a page of the site itself, or a search for
 * its title or text. Of a bare link, the words of its path are searched for.
 * @param shared with `title`, `text` and `url`, as devices fill them in: most put a link into `text`
 * @param publicUrl URL of the site
 * @returns a path of the site; that of a search is without language
 */
export function sharedTo(shared: URLSearchParams, publicUrl: string): string {
  const textOf = (name: string) => shared.get(name) ?? '';
  const text = textOf('text');
  const [address = ''] = `${textOf('url')} ${text}`.match(ADDRESS) ?? [];
  const link = URL.canParse(address) ? new URL(address) : null;
  if (link?.origin === new URL(publicUrl).origin)
    return link.pathname.replace(/^\/+/, '/') + link.search;
  const words = [textOf('title'), text.replace(ADDRESS, ' '), wordsOf(link)]
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .find(Boolean);
  return searchPath({ q: words?.slice(0, MAX_LENGTH) });
}

/** The last part of a link's path that has letters, in words. */
function wordsOf(link: URL | null): string {
  const parts = link?.pathname.split('/').filter((part) => /[^\d%]/.test(part)) ?? [];
  return decode(parts.at(-1) ?? '').replace(/\.\w{2,5}$|[-_+]/g, ' ');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
