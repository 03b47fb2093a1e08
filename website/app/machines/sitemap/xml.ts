import { escapeUTF8 } from 'entities';
import { languageCodes } from '../../languages.ts';
import type { SitemapEntry } from './entries.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap that lists pages, each with the same page in the other languages. */
export function urlSet(entries: readonly SitemapEntry[]): string {
  return [DECLARATION, `<urlset ${NAMESPACES}>`, ...entries.map(urlElement), '</urlset>'].join(
    '\n',
  );
}

/** A sitemap that lists sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  return [
    DECLARATION,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<sitemap><loc>${escapeUTF8(url)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n');
}

function urlElement({ url, inLanguages, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const others =
    languageCodes.length > 1
      ? inLanguages.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeUTF8(other.url)}"/>`,
        )
      : [];
  return `<url><loc>${escapeUTF8(url)}</loc>${changed}${others.join('')}</url>`;
}
