import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { SHARE_TARGET_PATH } from '../addresses/offline-paths.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { themeColours } from '../brand/theme-colours.ts';
import { languages } from '../languages.ts';
import type { Route } from './+types/manifest';
import { jsonResponse } from './response.ts';

/** The web app manifest, in the language of the requested address. */
export function loader({ request }: Route.LoaderArgs): Response {
  const { language } = readAddress(new URL(request.url).pathname);
  const { name, tagline, description } = brandIn(readBrand(), language);
  const { direction } = languages[language];
  const home = localisedPath(language, '/');
  return jsonResponse(
    {
      id: home,
      name: `${name}: ${tagline}`,
      short_name: name,
      description,
      lang: language,
      dir: direction,
      start_url: home,
      scope: '/',
      // Keeps the browser's back button, since the pages have none of their own.
      display: 'minimal-ui',
      background_color: themeColours.light,
      theme_color: themeColours.light,
      share_target: {
        action: localisedPath(language, SHARE_TARGET_PATH),
        method: 'GET',
        // The default, but Chromium warns if it is missing.
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'title', text: 'text', url: 'url' },
      },
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    'application/manifest+json',
  );
}
