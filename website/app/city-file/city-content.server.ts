import type { FileKind } from '../addresses/take-path.ts';
import { ContentUnavailable } from '../content/errors.ts';
import { readHubDetails } from '../content/hub-details.server.ts';
import { listPosts } from '../content/posts.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { isTimed } from '../kinds.ts';
import { contentCodesOf, type LanguageCode } from '../languages.ts';
import { logFailure } from '../log.server.ts';
import { type Hub, hubFilter } from '../posts/hub.ts';
import type { HubDetails } from '../posts/hub-details.ts';
import type { PostSummary } from '../posts/post.ts';

/** The posts of a kind, in the order of the file. */
type FileSection = { kind: FileKind; posts: PostSummary[] };

/** What a file is made of. */
export type CityContent = {
  city: Hub;
  details: HubDetails;
  sections: FileSection[];
  /** Kinds that could not be read. */
  failed: FileKind[];
  /** IANA zone of the city. */
  timeZone: string;
};

/** The content service returns no more posts per call. */
const CALL_LIMIT = 100;

/** Of a kind: more does not fit into a file. */
const MAX_POSTS = 300;

/**
 * Reads what the file of a city is made of. A kind that cannot be read is left out and named.
 * @throws ContentUnavailable if none can be read
 */
export async function readCityContent(
  city: Hub,
  language: LanguageCode,
  kinds: readonly FileKind[],
  signal: AbortSignal,
): Promise<CityContent> {
  const problems: unknown[] = [];
  const [details, ...read] = await Promise.all([
    readHubDetails(city, language, signal),
    ...kinds.map(async (kind) => {
      try {
        return { kind, posts: await readPosts(city, language, kind, signal) };
      } catch (error) {
        if (!(error instanceof ContentUnavailable)) throw error;
        logFailure(`reading posts of kind ${kind} for the file of a city`, error);
        problems.push(error);
        return { kind, posts: null };
      }
    }),
  ]);
  if (problems.length === kinds.length) throw problems[0];
  const sections = read.flatMap(({ kind, posts }) => (posts ? [{ kind, posts }] : []));
  const zones = sections.flatMap(({ posts }) => posts.map((post) => post.city?.timeZone ?? []));
  return {
    city,
    details,
    sections,
    failed: read.flatMap(({ kind, posts }) => (posts ? [] : [kind])),
    timeZone: zones.flat()[0] ?? currentEnvironment().TIME_ZONE,
  };
}

/** Articles of the city and those that are useful everywhere, in the language of the file first. */
async function readPosts(
  city: Hub,
  language: LanguageCode,
  kind: FileKind,
  signal: AbortSignal,
): Promise<PostSummary[]> {
  const request = {
    kind,
    language,
    signal,
    withInformation: true,
    ...(isTimed(kind) && { upcoming: true }),
  };
  const own = await readAll({ ...request, ...hubFilter(city) });
  if (kind !== 'article') return own;
  const general = (await readAll(request)).filter((post) => post.city === null);
  const posts = [...general.filter(({ isSticky }) => isSticky), ...own, ...general];
  const distinct = [...new Map(posts.map((post) => [post.id, post])).values()];
  const codes: readonly string[] = contentCodesOf(language);
  const isReadable = ({ contentLanguage }: PostSummary) =>
    contentLanguage !== null && codes.includes(contentLanguage.code.toLowerCase());
  return [...distinct.filter(isReadable), ...distinct.filter((post) => !isReadable(post))];
}

async function readAll(request: Parameters<typeof listPosts>[0]): Promise<PostSummary[]> {
  const posts: PostSummary[] = [];
  let total = Number.POSITIVE_INFINITY;
  for (let start = 0; start < Math.min(total, MAX_POSTS); start += CALL_LIMIT) {
    const page = await listPosts({ ...request, start, limit: CALL_LIMIT });
    posts.push(...page.posts);
    total = page.total;
  }
  return posts;
}
