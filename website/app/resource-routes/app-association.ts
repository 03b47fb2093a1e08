import { localisedPath } from '../addresses/links.ts';
import { readBrand } from '../brand/brand.server.ts';
import type { Brand } from '../brand/brand.ts';
import { kindNames, segmentsOf } from '../kinds.ts';
import { languageCodes } from '../languages.ts';
import type { Route } from './+types/app-association';
import { jsonResponse, notFoundResponse } from './response.ts';

/** Serves the file that associates the site with its iOS or Android app; 404 until brand.json names the app. */
export function loader({ request }: Route.LoaderArgs): Response {
  const association = associationAt(new URL(request.url).pathname, readBrand().stores);
  return association ? jsonResponse(association) : notFoundResponse();
}

/**
 * The content of an association file.
 * @param path where iOS or Android looks for the file
 * @returns null if the file does not exist or the app is not configured
 */
export function associationAt(path: string, { ios, android }: Brand['stores']) {
  if (path === '/.well-known/apple-app-site-association') return appleAssociation(ios.appId);
  if (path === '/.well-known/assetlinks.json') return androidAssociation(android);
  return null;
}

/**
 * The links that open in the iOS app: posts, in every language and under every alias. Other pages,
 * and files below a post, open in the browser.
 * Format: https://developer.apple.com/documentation/bundleresources/applinks
 * @param appId team and bundle
 */
function appleAssociation(appId: string) {
  if (!appId) return null;
  const posts = languageCodes.flatMap((language) =>
    kindNames
      .flatMap(segmentsOf)
      .map((segment) => ({ '/': localisedPath(language, `/${segment}/*`) })),
  );
  // The first match wins.
  const files = ['*.ics', '*.md'].map((file) => ({ '/': file, exclude: true }));
  const components = [...files, ...posts];
  return { applinks: { details: [{ appIDs: [appId], components }] } };
}

/**
 * The Android app that may open links to the site; the app itself declares which ones.
 * Format: https://developers.google.com/digital-asset-links
 */
function androidAssociation({ id, fingerprints }: Brand['stores']['android']) {
  if (!id || fingerprints.length === 0) return null;
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: id,
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ];
}
