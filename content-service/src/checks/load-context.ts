import type { Core } from '@strapi/strapi';
import type { Context, DuplicateCandidate } from 'post-rules/post';
import { linkedPosts } from 'post-rules/text/linked-post';
import { idsAmong } from '../storable';
import { loadMissingLanguages } from './load-missing-languages';
import { groupOf, type StoredPost } from './load-posts';
import { loadSuspiciousWords } from './suspicious-words';
import { loadUsualPrices } from './usual-prices';

const POST = 'api::post.post';

/** As many other posts of a kind, community and city are looked at for duplicates, the newest first. */
const MAX_CANDIDATES = 500;

type ContextOf = (post: StoredPost) => Context;

/**
 * Loads what the rules need to know of other posts, in one statement for the links and slugs of all
 * posts, one for their groups, two for languages, one for prices and one for what scams say.
 * @param candidatesOf the posts that a post may be a duplicate of
 */
export async function loadContexts(
  strapi: Core.Strapi,
  posts: readonly StoredPost[],
  candidatesOf: (post: StoredPost) => readonly DuplicateCandidate[],
): Promise<ContextOf> {
  const targets = new Set(posts.flatMap(({ description }) => linkedPosts(description ?? '')));
  const slugs = posts.flatMap(({ slug }) => slug ?? []);
  const found = await findExisting(strapi, [...targets, ...slugs]);
  const existing = new Set(found.flatMap(({ id, slug }) => [String(id), slug ?? '']));
  const groups = await findGroups(strapi, posts);
  const missingLanguagesOf = await loadMissingLanguages(strapi, posts);
  const suspiciousWords = await loadSuspiciousWords(strapi);
  const usualPriceOf = await loadUsualPrices(strapi, posts);
  return (post) => ({
    otherLanguages: otherLanguagesOf(post, groups),
    titleAtSlug: titleAtSlug(post, found),
    postExists: (slugOrId) => existing.has(slugOrId),
    duplicateCandidates: candidatesOf(post),
    missingLanguages: missingLanguagesOf(post),
    suspiciousWords,
    usualPrice: usualPriceOf(post),
  });
}

/** A public post that is linked to, or has the slug of a post. */
type FoundPost = { id: number; title: string | null; slug: string | null };

async function findExisting(strapi: Core.Strapi, targets: string[]): Promise<FoundPost[]> {
  if (targets.length === 0) return [];
  return strapi.db.query(POST).findMany({
    select: ['id', 'title', 'slug'],
    where: { $or: [{ slug: { $in: targets } }, { id: { $in: idsAmong(targets) } }] },
  });
}

function titleAtSlug(post: StoredPost, found: readonly FoundPost[]): Context['titleAtSlug'] {
  const other = found.find(
    ({ id, slug }) => slug !== null && slug === post.slug && id !== ownIdOf(post),
  );
  return other ? (other.title ?? '') : null;
}

/** The number of a post, or of that of a version. */
function ownIdOf(post: StoredPost): number | null | undefined {
  return 'post' in post ? post.post?.id : post.id;
}

/** A post of a group that says the same in several languages. */
interface GroupPost {
  id: number;
  title: string | null;
  translation_group: string;
  nationality: { language_query: string } | null;
}

type Groups = Map<string, GroupPost[]>;

/** The posts of the groups that some posts are in, in one statement. */
async function findGroups(strapi: Core.Strapi, posts: readonly StoredPost[]): Promise<Groups> {
  const names = new Set(posts.flatMap((post) => groupOf(post) ?? []));
  if (names.size === 0) return new Map();
  const members: GroupPost[] = await strapi.db.query(POST).findMany({
    select: ['id', 'title', 'translation_group'],
    where: { translation_group: { $in: [...names] } },
    populate: { nationality: { select: ['language_query'] } },
  });
  return Map.groupBy(members, ({ translation_group }) => translation_group);
}

function otherLanguagesOf(post: StoredPost, groups: Groups): Context['otherLanguages'] {
  // A version is in the group with its post.
  const ownId = ownIdOf(post);
  const members = groups.get(groupOf(post) ?? '') ?? [];
  return new Map(
    members
      .filter(({ id }) => id !== ownId)
      .map(({ nationality, title }) => [nationality?.language_query ?? '', title ?? '']),
  );
}

/** The posts of the same kind, community and city as a post. */
export async function loadDuplicateCandidates(
  strapi: Core.Strapi,
  { post_type, nationality, city }: StoredPost,
): Promise<DuplicateCandidate[]> {
  if (!post_type || !nationality) return [];
  return strapi.db.query(POST).findMany({
    select: ['id', 'title'],
    where: { post_type: post_type.id, nationality: nationality.id, city: city?.id ?? null },
    orderBy: { id: 'desc' },
    limit: MAX_CANDIDATES,
  });
}
