import { afterContent, beforePaint } from 'virtual:enhance';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { readAddress } from './addresses/address.ts';
import { localisedPath } from './addresses/links.ts';
import { PREVIEW_PATH } from './addresses/preview-path.ts';
import { readBrand } from './brand/brand.server.ts';
import { BrandProvider, brandIn } from './brand/brand.ts';
import { themeColours } from './brand/theme-colours.ts';
import { currentEnvironment } from './environment.server.ts';
import { rejectCrossOrigin } from './forms/reject-cross-origin.server.ts';
import { digitsOf } from './i18n/digits.ts';
import { messagesFor } from './i18n/language.ts';
import { TimeZoneProvider } from './i18n/time-zone.ts';
import { languages } from './languages.ts';
import { FallbackErrorPage } from './layouts/fallback-error.tsx';
import { LayOutSoFar } from './layouts/lay-out-so-far.tsx';
import { usePageHeading } from './layouts/page-heading.ts';
import { currentStreamNonce } from './request-context.server.ts';
import { fileToPreload, fontFilesOfPages, preloadLink } from './styles/heading-font.ts';
import favicon from './ui/mark/mark.svg?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/ornament.css';
import './styles/base.css';
import './styles/as-of.css';
import './styles/print.css';

export const middleware: Route.MiddlewareFunction[] = [rejectCrossOrigin];

export function loader() {
  const { PUBLIC_URL, TIME_ZONE, CONTENT_MEDIA } = currentEnvironment();
  const { origin } = new URL(CONTENT_MEDIA);
  return {
    brand: readBrand(),
    publicUrl: PUBLIC_URL,
    timeZone: TIME_ZONE,
    isStreamed: currentStreamNonce() !== null,
    /** Origin of pictures, if it is not that of the site. */
    mediaOrigin: origin === new URL(PUBLIC_URL).origin ? null : origin,
  };
}

export const links: Route.LinksFunction = () => [
  // For browsers without SVG icons; the others use the last one that fits.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

/** The document around every page. It is not hydrated: parts that need script of their own are islands. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, path } = readAddress(useLocation().pathname);
  const { direction, script, locale } = languages[language];
  const site = useRouteLoaderData<typeof loader>('root');
  const brandName = site ? brandIn(site.brand, language).name : '';
  const pageFiles = fontFilesOfPages(messagesFor(language, brandName), script);
  const fontFile = fileToPreload(pageFiles, usePageHeading());
  return (
    // `beforePaint` sets attributes on the root element.
    <html
      id="top"
      lang={language}
      dir={direction}
      data-script={script}
      data-digits={digitsOf(locale)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The panel shows it in a frame, in which browsers open no other page of the site. */}
        {path === PREVIEW_PATH && <base target="_blank" />}
        <meta
          name="theme-color"
          content={themeColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <script>{beforePaint}</script>
        {fontFile && <link {...preloadLink(fontFile)} />}
        {site?.mediaOrigin && <link rel="preconnect" href={site.mediaOrigin} />}
        {site?.isStreamed && (
          // Late parts are inserted by script. Without scripts, the browser reloads the page once it
          // has loaded: by then the complete document is cached.
          <noscript>
            <meta httpEquiv="refresh" content="0" />
          </noscript>
        )}
        <Meta />
        <Links />
        {/* Otherwise half the header is painted, and moves while the rest loads. */}
        <link rel="expect" href="#content" blocking="render" />
        <link rel="manifest" href={localisedPath(language, '/manifest.webmanifest')} />
      </head>
      <body>
        {children}
        <LayOutSoFar />
        {/*
         * The inline script waits for the style sheet, and delays the end of the document. Otherwise
         * Chromium inspects the forms of the finished document and lays it out without styles.
         */}
        <script>{afterContent}</script>
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { language } = readAddress(useLocation().pathname);
  return (
    <BrandProvider value={brandIn(loaderData.brand, language)}>
      <TimeZoneProvider value={loaderData.timeZone}>
        <Outlet />
      </TimeZoneProvider>
    </BrandProvider>
  );
}

/** For errors that no layout caught; works without the brand. */
export function ErrorBoundary() {
  const { language } = readAddress(useLocation().pathname);
  const brand = useRouteLoaderData<typeof loader>('root')?.brand;
  return <FallbackErrorPage brandName={brand ? brandIn(brand, language).name : ''} />;
}
