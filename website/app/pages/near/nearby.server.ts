import { LRUCache } from 'lru-cache';
import { contentEvents } from '../../content/events.server.ts';
import { readList } from '../../content/list.server.ts';
import { MAX_PAGE_SIZE } from '../../content/query.ts';
import { readChoices } from '../../content/reference.server.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { distanceKm } from '../../posts/distance.ts';
import type { Coordinates, Post } from '../../posts/post.ts';
import { outsideRendering } from '../../request-context.server.ts';

/** What is farther away is not near. */
const MAX_DISTANCE_KM = 50;

/** Cities of whose posts the nearest are chosen: neighbouring ones may be a street apart. */
const MAX_CITIES = 3;

/** The content service cannot filter by position; this bounds the cost of a city. */
const MAX_POSTS_OF_CITY = 1000;

/** Posts of all lists in memory. */
const MAX_KEPT_POSTS = 20_000;

const MAX_NEARBY = 24;

/** A post and its distance from the visitor. */
export type NearbyPost = { post: Post; distanceKm: number };

type ListKey = { kind: Kind; city: string | undefined; language: LanguageCode };

/** One entry for all visitors, so that asking often reads no more; it knows nothing of positions. */
const lists = new LRUCache<string, Post[], ListKey>({
  maxSize: MAX_KEPT_POSTS,
  sizeCalculation: (posts) => Math.max(1, posts.length),
  ttl: 60_000,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => outsideRendering(() => readLocated(context)),
});

contentEvents.on('changed', () => lists.clear());

/**
 * The posts of a kind that are nearest to a position, of those whose place is known. The content
 * service learns only which cities are asked for.
 * @throws ContentUnavailable
 */
export async function readNearby(
  kind: Kind,
  position: Coordinates,
  language: LanguageCode,
): Promise<NearbyPost[]> {
  const cities = await nearestCities(position);
  const read = await Promise.all(
    cities.map(async (city) => {
      const context = { kind, city, language };
      return (await lists.fetch(`${language} ${kind} ${city ?? ''}`, { context })) ?? [];
    }),
  );
  return read
    .flat()
    .flatMap((post): NearbyPost[] =>
      post.coordinates ? [{ post, distanceKm: distanceKm(position, post.coordinates) }] : [],
    )
    .filter((each) => each.distanceKm <= MAX_DISTANCE_KM)
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, MAX_NEARBY);
}

/** Undefined stands for all cities, where the content service does not say where they are. */
async function nearestCities(position: Coordinates): Promise<(string | undefined)[]> {
  const { cities } = await readChoices();
  const located = cities.flatMap(({ slug, coordinates }) =>
    coordinates ? [{ slug, away: distanceKm(position, coordinates) }] : [],
  );
  if (located.length === 0) return [undefined];
  return located
    .filter(({ away }) => away <= 2 * MAX_DISTANCE_KM)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, MAX_CITIES)
    .map(({ slug }) => slug);
}

/** One call after the other, so that no visitor asks for all of them at once. */
async function readLocated({ kind, city, language }: ListKey): Promise<Post[]> {
  const located: Post[] = [];
  let total = MAX_POSTS_OF_CITY;
  for (let start = 0; start < Math.min(total, MAX_POSTS_OF_CITY); start += MAX_PAGE_SIZE) {
    const page = await readList({
      kind,
      language,
      withCoordinates: true,
      ...(city !== undefined && { city }),
      ...(isTimed(kind) && { upcoming: true }),
      start,
      limit: MAX_PAGE_SIZE,
    });
    total = page.total;
    located.push(...page.posts.filter(({ coordinates }) => coordinates));
  }
  return located;
}
