import { afterContent, beforePaint } from 'virtual:enhance';
import rubikArabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
import rubikLatin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { readAddress } from './addresses/address.ts';
import { localisedPath } from './addresses/links.ts';
import { readBrand } from './brand/brand.server.ts';
import { BrandProvider, brandIn } from './brand/brand.ts';
import { themeColours } from './brand/theme-colours.ts';
import { currentEnvironment } from './environment.server.ts';
import { rejectCrossOrigin } from './forms/reject-cross-origin.server.ts';
import { TimeZoneProvider } from './i18n/time-zone.ts';
import { languages, type Script } from './languages.ts';
import { FallbackErrorPage } from './layouts/fallback-error.tsx';
import { streamingContext } from './streaming.ts';
import favicon from './ui/mark/mark.svg?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/ornament.css';
import './styles/base.css';
import './styles/as-of.css';
import './styles/print.css';

export const middleware: Route.MiddlewareFunction[] = [rejectCrossOrigin];

export function loader({ context }: Route.LoaderArgs) {
  const { PUBLIC_URL, TIME_ZONE, CONTENT_MEDIA } = currentEnvironment();
  const { origin } = new URL(CONTENT_MEDIA);
  return {
    brand: readBrand(),
    publicUrl: PUBLIC_URL,
    timeZone: TIME_ZONE,
    isStreamed: context.get(streamingContext) !== null,
    /** Where pictures come from, if that is another host. */
    mediaOrigin: origin === new URL(PUBLIC_URL).origin ? null : origin,
  };
}

export const links: Route.LinksFunction = () => [
  // First the small file for browsers that draw no SVG: of two that fit, the others take the last.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

/** The font of headings, by script. */
const headingFonts: Record<Script, string> = { latin: rubikLatin, arabic: rubikArabic };

/** The document around every page. Nothing hydrates it: parts that need script of their own are islands. */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = readAddress(useLocation().pathname);
  const { direction, script } = languages[language];
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html id="top" lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          content={themeColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <script>{beforePaint}</script>
        <link
          rel="preload"
          href={headingFonts[script]}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {site?.mediaOrigin && <link rel="preconnect" href={site.mediaOrigin} />}
        {site?.isStreamed && (
          // Late parts are put in their places by script. Without it, the browser asks again as soon
          // as all has arrived: by then the whole document is there.
          <noscript>
            <meta httpEquiv="refresh" content="0" />
          </noscript>
        )}
        <Meta />
        <Links />
        {/* Half a header is painted otherwise, whose parts move while the rest of it comes in. */}
        <link rel="expect" href="#content" blocking="render" />
        <link rel="manifest" href={localisedPath(language, '/manifest.webmanifest')} />
      </head>
      <body>
        {children}
        {/*
         * An inline script waits for the style sheet, and the end of the document for the script. Else
         * the browser, which looks at the forms of a finished document, lays all of it out without style.
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

/** For what no shell could catch; works without the brand. */
export function ErrorBoundary() {
  const { language } = readAddress(useLocation().pathname);
  const brand = useRouteLoaderData<typeof loader>('root')?.brand;
  return <FallbackErrorPage brandName={brand ? brandIn(brand, language).name : ''} />;
}
