import { renderToStaticMarkup } from 'react-dom/server';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { readBrand } from '../brand/brand.server.ts';
import { messagesFor } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { languageAttributes, languages } from '../languages.ts';
import { LinkButton } from '../ui/button/button.tsx';
import styles from './fallback-error.module.css';

/** Status codes of requests that are rejected before routing. */
export type RejectionStatus = 400 | 405 | 408 | 413 | 414 | 431;

const titleKeys: Record<RejectionStatus, keyof Messages['errors']['request']> = {
  400: 'malformed',
  405: 'methodNotAllowed',
  408: 'timedOut',
  413: 'tooLarge',
  414: 'addressTooLong',
  431: 'tooLarge',
};

/**
 * Renders a small page for a request that is rejected before routing.
 * @param pathname decides the language; `/` if unknown
 * @param styleSheets addresses of the site's style sheets
 */
export function rejectedRequestPage(
  status: RejectionStatus,
  pathname: string,
  styleSheets: readonly string[],
): string {
  const { language } = readAddress(pathname);
  const { errors, nav } = messagesFor(language, readBrand().name);
  const title = errors.request[titleKeys[status]];
  const page = renderToStaticMarkup(
    <html {...languageAttributes({ code: language, ...languages[language] })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className={styles.page}>
          <h1>{title}</h1>
          <p>{errors.request.text}</p>
          <LinkButton href={localisedPath(language, '/')}>{nav.home}</LinkButton>
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${page}`;
}
