import { listPath, localisedPath, postPath } from '../../addresses/links.ts';
import type { PublicPost } from '../../content/public-posts.server.ts';
import { kindNames } from '../../kinds.ts';
import { type LanguageCode, languageCodes } from '../../languages.ts';

/** An address of the site, the same page in every language, and when it last changed, if known. */
export type SitemapEntry = {
  url: string;
  alternates: { language: LanguageCode; url: string }[];
  changedAt: Date | null;
};

/** Pages that show no posts. */
const fixedPaths = [
  '/about',
  '/contact',
  '/business-landing',
  '/privacy',
  '/eula',
  '/delete',
  '/reset-password',
];

/**
 * Every page to be indexed, once in each language.
 * @param posts the public posts
 * @param publicUrl where visitors reach the site
 */
export function sitemapEntries(posts: readonly PublicPost[], publicUrl: string): SitemapEntry[] {
  const pages = [
    { path: '/', changedAt: newest(posts) },
    ...kindNames.map((kind) => ({
      path: listPath(kind),
      changedAt: newest(posts.filter((post) => post.kind === kind)),
    })),
    ...fixedPaths.map((path) => ({ path, changedAt: null })),
    ...posts.map((post) => ({ path: postPath(post), changedAt: post.changedAt })),
  ];
  return pages.flatMap(({ path, changedAt }) => {
    const alternates = languageCodes.map((language) => ({
      language,
      url: new URL(localisedPath(language, path), publicUrl).href,
    }));
    return alternates.map(({ url }) => ({ url, alternates, changedAt }));
  });
}

function newest(posts: readonly PublicPost[]): Date | null {
  const times = posts.map(({ changedAt }) => changedAt.getTime());
  // Not spread into Math.max: there may be more posts than a call may have arguments.
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null;
}
