import enhance from 'virtual:enhance';
import rubikLatin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { readBrand } from './brand/brand.server.ts';
import { BrandProvider } from './brand/brand.ts';
import { currentEnvironment } from './environment.server.ts';
import { languages } from './i18n/languages.ts';
import { TimeZoneProvider } from './i18n/time-zone.ts';
import { LastResort } from './layouts/last-resort.tsx';
import { readAddress } from './posts/address.ts';
import favicon from './ui/mark/mark.svg?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/ornament.css';
import './styles/base.css';

export function loader() {
  const { PUBLIC_URL, TIME_ZONE } = currentEnvironment();
  return { brand: readBrand(), publicUrl: PUBLIC_URL, timeZone: TIME_ZONE };
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: rubikLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
];

/** The browser's own frame takes the header's colour; it cannot read custom properties. */
const frameColours = { light: '#fefdfa', dark: '#0b2931' };

/** The document around every page. It is not hydrated unless a page's handle says `hydrate`. */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = readAddress(useLocation().pathname);
  const hydrated = useMatches().some(({ handle }) => asksToHydrate(handle));
  return (
    // The script sets attributes on the root before the first paint.
    <html id="top" lang={language} dir={languages[language].direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          content={frameColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={frameColours.dark} media="(prefers-color-scheme: dark)" />
        <script>{enhance}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrated && <Scripts />}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <BrandProvider value={loaderData.brand}>
      <TimeZoneProvider value={loaderData.timeZone}>
        <Outlet />
      </TimeZoneProvider>
    </BrandProvider>
  );
}

/** For what no shell could catch; works without the brand. */
export function ErrorBoundary() {
  const brandName = useRouteLoaderData<typeof loader>('root')?.brand.name ?? '';
  return <LastResort brandName={brandName} />;
}

function asksToHydrate(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true
  );
}
