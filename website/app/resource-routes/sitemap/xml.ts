import { escapeUTF8 } from 'entities';
import { languageCodes } from '../../languages.ts';
import type { SitemapEntry } from './entries.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap of pages, each with its alternates in all languages. */
export function urlSet(entries: readonly SitemapEntry[]): string {
  return [DECLARATION, `<urlset ${NAMESPACES}>`, ...entries.map(urlElement), '</urlset>'].join(
    '\n',
  );
}

/** An index of sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  return [
    DECLARATION,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<sitemap><loc>${escapeUTF8(url)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n');
}

function urlElement({ url, alternates, changedAt }: SitemapEntry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const links =
    languageCodes.length > 1
      ? alternates.map(
          (alternate) =>
            `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${escapeUTF8(alternate.url)}"/>`,
        )
      : [];
  return `<url><loc>${escapeUTF8(url)}</loc>${lastmod}${links.join('')}</url>`;
}
