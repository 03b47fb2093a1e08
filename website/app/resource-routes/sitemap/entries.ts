import { COSTS_PATH, costsPath } from '../../addresses/costs-path.ts';
import { CORRECTIONS_PATH, EDITORS_PATH } from '../../addresses/editors-paths.ts';
import { type HubType, hubPath } from '../../addresses/hubs.ts';
import { LANDING_PATH } from '../../addresses/landing.ts';
import { listPath, localisedPath, postPath } from '../../addresses/links.ts';
import { TAKE_CHECK_PATH, TAKE_PATH } from '../../addresses/take-path.ts';
import { groupPathIn } from '../../addresses/translations.ts';
import type { PublicPost } from '../../content/public-posts.server.ts';
import { kindNames } from '../../kinds.ts';
import { type LanguageCode, languageCodes } from '../../languages.ts';
import type { Hub } from '../../posts/hub.ts';

/** An address of the site, the same page in every language, and when it last changed, if known. */
export type SitemapEntry = {
  url: string;
  alternates: { language: LanguageCode; url: string }[];
  changedAt: Date | null;
};

/** Pages that show no posts. */
const fixedPaths = [
  '/about',
  EDITORS_PATH,
  CORRECTIONS_PATH,
  '/contact',
  LANDING_PATH,
  TAKE_PATH,
  TAKE_CHECK_PATH,
  '/privacy',
  '/eula',
  '/delete',
  '/reset-password',
];

/**
 * Every page to be indexed, once in each language; of posts that say the same one in each.
 * @param posts the public posts
 * @param hubs those without posts are not indexed
 * @param publicUrl where visitors reach the site
 * @param costCities slugs of the cities whose costs are known
 */
export function sitemapEntries(
  posts: readonly PublicPost[],
  hubs: readonly Hub[],
  publicUrl: string,
  costCities: readonly string[] = [],
): SitemapEntry[] {
  const { single, groups } = groupsOf(posts);
  const postsOf: Record<HubType, Map<string | undefined, PublicPost[]>> = {
    city: Map.groupBy(posts, ({ city }) => city ?? undefined),
    community: Map.groupBy(posts, ({ code }) => code?.toLowerCase()),
  };
  const pages = [
    { path: '/', changedAt: newest(posts) },
    ...kindNames.map((kind) => ({
      path: listPath(kind),
      changedAt: newest(posts.filter((post) => post.kind === kind)),
    })),
    ...hubs.flatMap(({ type, slug, value }) => {
      const changedAt = newest(postsOf[type].get(value) ?? []);
      return changedAt ? [{ path: hubPath(type, slug), changedAt }] : [];
    }),
    ...fixedPaths.map((path) => ({ path, changedAt: null })),
    ...costPaths(costCities).map((path) => ({ path, changedAt: null })),
    ...single.map((post) => ({ path: postPath(post), changedAt: post.changedAt })),
  ];
  const entriesOf = (pathIn: (language: LanguageCode) => string, changedAt: Date | null) => {
    const alternates = languageCodes.map((language) => ({
      language,
      url: new URL(localisedPath(language, pathIn(language)), publicUrl).href,
    }));
    return alternates.map(({ url }) => ({ url, alternates, changedAt }));
  };
  return [
    ...pages.flatMap(({ path, changedAt }) => entriesOf(() => path, changedAt)),
    ...groups.flatMap((group) => entriesOf(groupPathIn(group), newest(group))),
  ];
}

/** The overview and the page of each city; none without cities. */
const costPaths = (cities: readonly string[]) =>
  cities.length > 0 ? [COSTS_PATH, ...cities.map((city) => costsPath(city))] : [];

/** Posts in one language, and groups of those that say the same in several. */
function groupsOf(posts: readonly PublicPost[]) {
  const byGroup = [...Map.groupBy(posts, ({ id, group }) => group ?? id).values()];
  return {
    single: byGroup.flatMap((group) => (group.length === 1 ? group : [])),
    groups: byGroup.filter((group) => group.length > 1),
  };
}

function newest(posts: readonly PublicPost[]): Date | null {
  const times = posts.map(({ changedAt }) => changedAt.getTime());
  // Not spread into Math.max: there may be more posts than a call may have arguments.
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null;
}
