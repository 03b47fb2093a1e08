import { readBrand } from '../brand/brand.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import type { Post, PostPage, PostSummary } from '../posts/post.ts';
import { call } from './call.server.ts';
import { ContentUnavailable, PostNotFound } from './errors.ts';
import { flatten } from './flatten.ts';
import { type Setting, toPost } from './mapping.ts';
import { type ListQuery, listParameters, singleParameters } from './query.ts';
import { listSchema, singleSchema } from './schema.ts';

/**
 * Whether the service knows the fields that ours adds to the contract. One that is run elsewhere
 * refuses them with 400; from then on only the contract's own call is made.
 */
let extended = true;

/** What no post has is not asked for: the service refuses a longer slug or larger id as malformed. */
const LONGEST_SLUG = 255;
const LARGEST_ID = 2_147_483_647;

type ListCall = ListQuery & { signal?: AbortSignal | undefined };

/**
 * A stretch of a list of posts. An entry that cannot be used costs itself, not the page.
 * @throws ContentUnavailable
 */
export function listPosts(query: ListCall): Promise<PostPage> {
  return readList(query);
}

/**
 * A stretch of a list of posts together with what is known of their opening hours.
 * @throws ContentUnavailable
 */
export function listWithHours(
  query: ListCall,
): Promise<PostPage<PostSummary & Pick<Post, 'information'>>> {
  return readList({ ...query, withHours: true });
}

async function readList({ signal, ...asked }: ListCall): Promise<PostPage<Post>> {
  const answer = await inDialect((all) =>
    call('posts', listParameters(asked, readBrand().partnerField, all), signal),
  );
  const { data, meta } = check(listSchema, answer);
  const posts = data
    .map((entry) => toPost(flatten(entry), setting()))
    .filter((post) => post !== null);
  return { posts, total: meta?.pagination.total ?? data.length };
}

/**
 * One post: by id where the identifier is a number, else by slug, in lower case where it is not
 * found as given, else by the id that our own links put behind a title.
 * @throws PostNotFound, ContentUnavailable
 */
export async function readPost(
  identifier: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Post> {
  if (isId(identifier)) return readById(identifier, signal);
  // Slugs may hold capitals, so the identifier counts as it is before it counts in lower case.
  for (const slug of new Set([identifier, identifier.toLowerCase()])) {
    if (slug.length > LONGEST_SLUG) throw new PostNotFound();
    const found = await firstWhere({ 'filters[slug][$eq]': slug }, signal);
    if (found) return found;
  }
  const id = /-(\d+)$/.exec(identifier)?.[1];
  if (!id || !isId(id)) throw new PostNotFound();
  return readById(id, signal);
}

function isId(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID;
}

async function readById(id: string, signal: AbortSignal | undefined): Promise<Post> {
  try {
    const answer = await inDialect((all) => call(`posts/${id}`, singleParameters({}, all), signal));
    const post = toPost(flatten(check(singleSchema, answer).data), setting());
    if (post) return post;
  } catch (error) {
    if (!(error instanceof ContentUnavailable) || error.status !== 404) throw error;
    // A plain v5 service looks posts up by document id only; a filter finds them by number.
    const post = await firstWhere({ 'filters[id][$eq]': id }, signal);
    if (post) return post;
  }
  throw new PostNotFound();
}

async function firstWhere(
  filter: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Post | null> {
  const filters = { ...filter, 'filters[is_active]': 'true' };
  const answer = await inDialect((all) => call('posts', singleParameters(filters, all), signal));
  const [first] = check(listSchema, answer).data;
  return first === undefined ? null : toPost(flatten(first), setting());
}

/**
 * Asks for all that our own service knows; where that is refused, for the contract alone.
 * @param ask makes the call, with our additions or without
 */
export async function inDialect(ask: (all: boolean) => Promise<unknown>): Promise<unknown> {
  try {
    return await ask(extended);
  } catch (error) {
    if (!extended || !(error instanceof ContentUnavailable) || error.status !== 400) throw error;
    const answer = await ask(false);
    extended = false;
    return answer;
  }
}

/**
 * The answer in the shape of a schema.
 * @throws ContentUnavailable where it has another
 */
export function check<Schema extends typeof listSchema | typeof singleSchema>(
  schema: Schema,
  answer: unknown,
) {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data as ReturnType<Schema['parse']>;
  throw new ContentUnavailable('The content service answered in an unknown shape.', 500, {
    cause: parsed.error,
  });
}

function setting(): Setting {
  return {
    mediaOrigin: currentEnvironment().CONTENT_MEDIA,
    partnerField: readBrand().partnerField,
  };
}
