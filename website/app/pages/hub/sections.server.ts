import type { Filters } from '../../addresses/filters.ts';
import type { ListRequest } from '../../content/list.server.ts';
import { listPosts } from '../../content/posts.server.ts';
import { isTimed, kindNames } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { logFailure } from '../../log.server.ts';
import { endingOf } from '../../posts/ending.ts';
import { type Hub, hubFilter } from '../../posts/hub.ts';
import type { PostSummary } from '../../posts/post.ts';
import { cardsOf } from '../cards.server.ts';
import { readListPage } from '../list/list-page.server.ts';
import type { HubSectionData, SectionName } from './section.tsx';

/** Posts in a section. */
const MAX_POSTS = 4;

/** The newest posts are chosen from so many, as some of them stand in other sections. */
const MAX_NEWEST = 24;

/** The posts of a section, and which of the filters of its list have found them. */
type SectionPosts = Pick<HubSectionData, 'filters' | 'kind'> & { posts: PostSummary[] };

type SectionQuery = { hub: Hub; language: LanguageCode; signal: AbortSignal };

/** How each section is read but that of the newest posts, in the order of the page. */
const readers: [SectionName, (query: SectionQuery) => Promise<SectionPosts>][] = [
  ['firstArticles', readFirstArticles],
  ['upcoming', readUpcoming],
  ['businesses', readBusinesses],
];

/**
 * The sections of a hub's page. One that cannot be read is marked as failed, and one without posts
 * is left out.
 * @returns also the number of all posts of the hub
 * @throws ContentUnavailable if its newest posts cannot be read
 */
export async function readHubSections(hub: Hub, language: LanguageCode, signal: AbortSignal) {
  const query = { hub, language, signal };
  const [newest, ...read] = await Promise.all([
    readNewest(query),
    ...readers.map(([name, read]) => readOrFail(name, () => read(query))),
  ]);
  const shown = new Set(
    read.flatMap(({ posts }) => (posts === 'failed' ? [] : posts.map(({ id }) => id))),
  );
  const fresh = newest.posts.filter(({ id }) => !shown.has(id)).slice(0, MAX_POSTS);
  const sections = [
    ...read,
    { name: 'newest' as const, kind: null, filters: hubFilter(hub), posts: fresh },
  ].filter(({ posts }) => posts.length > 0);
  return {
    total: newest.total,
    sections: sections.map(
      ({ posts, ...section }): HubSectionData => ({
        ...section,
        cards: posts === 'failed' ? posts : cardsOf(posts),
      }),
    ),
  };
}

async function readOrFail(name: SectionName, read: () => Promise<SectionPosts>) {
  try {
    return { name, ...(await read()) };
  } catch (error) {
    logFailure(`reading the section ${name} of a hub`, error);
    return { name, kind: null, filters: {}, posts: 'failed' as const };
  }
}

/** In a city, what is useful everywhere and pinned comes first, and the rest of it last. */
async function readFirstArticles({ hub, ...query }: SectionQuery): Promise<SectionPosts> {
  const request: ListRequest = { ...query, kind: 'article' };
  const filters = hubFilter(hub);
  const [own, everywhere] = await Promise.all([
    listPosts({ ...request, ...filters, limit: MAX_POSTS }),
    hub.type === 'city' ? listPosts(request) : { posts: [] },
  ]);
  const general = everywhere.posts.filter(({ city }) => city === null);
  const posts = [
    ...general.filter(({ isSticky }) => isSticky).slice(0, MAX_POSTS / 2),
    ...own.posts,
    ...general,
  ];
  return { kind: 'article', filters, posts: distinct(posts).slice(0, MAX_POSTS) };
}

const distinct = (posts: readonly PostSummary[]): PostSummary[] => [
  ...new Map(posts.map((post) => [post.id, post])).values(),
];

/** Of all kinds with a time, the soonest first. */
async function readUpcoming({ hub, ...query }: SectionQuery): Promise<SectionPosts> {
  const filters = hubFilter(hub);
  const request: ListRequest = { ...query, ...filters, upcoming: true, limit: MAX_POSTS };
  const lists = await Promise.all(
    kindNames.filter(isTimed).map((kind) => listPosts({ ...request, kind })),
  );
  const startOf = ({ start }: PostSummary) => start?.getTime() ?? Number.POSITIVE_INFINITY;
  const posts = lists
    .flatMap((list) => list.posts)
    .toSorted((one, other) => startOf(one) - startOf(other));
  return { kind: null, filters, posts: posts.slice(0, MAX_POSTS) };
}

/** In a city, first what is open now; for a community, where its language is spoken. */
async function readBusinesses({ hub, ...query }: SectionQuery): Promise<SectionPosts> {
  const kind = 'business';
  const read = async (filters: Filters) =>
    (await readListPage({ ...query, kind, filters }, 1)).posts.slice(0, MAX_POSTS);
  if (hub.type === 'community') {
    const filters = { speaks: hub.value };
    return { kind, filters, posts: await read(filters) };
  }
  const filters = hubFilter(hub);
  const openFilters: Filters = { ...filters, open: true };
  const open = await read(openFilters);
  if (open.length === MAX_POSTS) return { kind, filters: openFilters, posts: open };
  const posts = distinct([...open, ...(await read(filters))]);
  return { kind, filters, posts: posts.slice(0, MAX_POSTS) };
}

/** Of all kinds, without what is over. */
async function readNewest({ hub, ...query }: SectionQuery) {
  const { posts, total } = await listPosts({
    ...query,
    ...hubFilter(hub),
    sort: 'newest',
    limit: MAX_NEWEST,
  });
  const now = new Date();
  return { total, posts: posts.filter((post) => endingOf(post, now) === null) };
}
