import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LanguageCode, languageAttributes, languages } from '../../languages.ts';
import { openResponse } from '../response.ts';
import styles from './embed.css?raw';

/** Nothing but the style sheet below may load, and every site may show the page in a frame. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

type EmbedPage = {
  language: LanguageCode;
  title: string;
  /** The page itself. */
  canonicalUrl: string;
  site: { name: string; url: string };
  children: ReactNode;
};

/** A small page for frames on other sites: no script, no cookie, one request, not indexed. */
export function embedResponse(page: EmbedPage): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<EmbedDocument {...page} />)}`;
  return openResponse(html, 'text/html; charset=utf-8', {
    'Content-Security-Policy': POLICY,
    'X-Robots-Tag': 'noindex',
  });
}

function EmbedDocument({ language, title, canonicalUrl, site, children }: EmbedPage) {
  return (
    <html {...languageAttributes({ code: language, ...languages[language] })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="canonical" href={canonicalUrl} />
        <style>{styles}</style>
      </head>
      <body>
        <main>
          {children}
          <footer>
            <OutLink href={site.url}>{site.name}</OutLink>
          </footer>
        </main>
      </body>
    </html>
  );
}

/** A link that leaves the frame. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
