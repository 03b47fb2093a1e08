import { localisedPath } from '../addresses/links.ts';
import type { Brand } from '../brand/brand.ts';
import { kindNames, segmentsOf } from '../kinds.ts';
import { languageCodes } from '../languages.ts';

/**
 * Which addresses open in the app on iOS: posts, in every language and under every alias. The rest
 * stays in the browser, and so do files below a post.
 * @param appId team and bundle; empty where there is no app
 * @returns null where there is nothing to say
 */
export function appleAssociation(appId: string) {
  if (!appId) return null;
  const posts = languageCodes.flatMap((language) =>
    kindNames
      .flatMap(segmentsOf)
      .map((segment) => ({ '/': localisedPath(language, `/${segment}/*`) })),
  );
  // The first that fits counts.
  const components = [{ '/': '*.ics', exclude: true }, ...posts];
  return { applinks: { details: [{ appIDs: [appId], components }] } };
}

/**
 * Which app may open the site's addresses on Android; which of them it takes stands in the app.
 * @returns null where the package or its certificates are not known
 */
export function androidAssociation({ id, fingerprints }: Brand['stores']['android']) {
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
