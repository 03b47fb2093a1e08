import { type Kind, kindNames } from '../kinds.ts';
import type { Post } from '../posts/post.ts';
import { callContentService } from './call.server.ts';
import { activeCondition, assertHasField, kindCondition, missingFieldError } from './conditions.ts';
import { ContentUnavailable } from './errors.ts';
import { entriesOf } from './flatten.ts';
import { isHidden, toPost, typeNameOf } from './mapping.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { namesOf, type Pairs } from './parameters.ts';
import { parseResponse } from './parse-response.ts';
import { singlePostPairs } from './query.ts';
import { listSchema, singleSchema } from './schema.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/**
 * The post with an id.
 * @returns null if it is hidden or unusable
 * @throws ContentUnavailable
 */
export async function postById(id: string, signal: AbortSignal | undefined): Promise<Post | null> {
  const { body } = await readSupported({
    path: `posts/${id}`,
    plan: () => ({ pairs: singlePostPairs() }),
    execute: (path, parameters) => callContentService(path, parameters, signal),
  });
  return postOf(entryOf(parseResponse(singleSchema, body).data), signal);
}

/**
 * The first active post with this slug or id.
 * @returns null if there is none, or if the service cannot look posts up in this way
 * @throws ContentUnavailable
 */
export async function postWhere(
  lookup: { slug: string } | { id: string },
  signal: AbortSignal | undefined,
): Promise<Post | null> {
  const lookupPairs = Object.entries(lookup).map(([field, value]): Pairs[number] => [
    `filters[${field}][$eq]`,
    value,
  ]);
  const required = namesOf(lookupPairs);
  const isLookupRejected = () => required.some((name) => isRejected('posts', name));
  if (isLookupRejected()) return null;
  try {
    const { body, plan } = await readSupported({
      path: 'posts',
      plan: () => {
        const isFiltered = !namesOf(activeCondition.filters).some((name) =>
          isRejected('posts', name),
        );
        const filters = [...lookupPairs, ...(isFiltered ? activeCondition.filters : [])];
        return { pairs: singlePostPairs(filters), isFiltered };
      },
      required,
      execute: (path, parameters) => callContentService(path, parameters, signal),
    });
    const [first] = parseResponse(listSchema, body).data;
    const entry = entryOf(first);
    const post = first === undefined ? null : await postOf(entry, signal);
    if (!post || !matchesLookup(post, lookup)) return null;
    if (!plan.isFiltered) assertHasField(activeCondition, entry);
    return plan.isFiltered || activeCondition.matches({ entry, post }) ? post : null;
  } catch (error) {
    if (error instanceof ContentUnavailable && isLookupRejected()) return null;
    throw error;
  }
}

/** A service that ignores the filter may return any post. Databases may ignore case. */
function matchesLookup(post: Post, lookup: { slug: string } | { id: string }): boolean {
  if ('id' in lookup) return post.id === Number(lookup.id);
  return post.slug?.localeCompare(lookup.slug, 'en', { sensitivity: 'base' }) === 0;
}

async function postOf(entry: object, signal: AbortSignal | undefined): Promise<Post | null> {
  if (isHidden(entry)) return null;
  const hasType = typeNameOf(entry) !== undefined;
  const kind = hasType ? undefined : await kindOf(entry, signal);
  return toPost(entry, currentMappingOptions(), kind);
}

function entryOf(value: unknown): object {
  return entriesOf([value])[0] ?? {};
}

/**
 * The kind of a post that was returned without its type, found by filtering each kind for it.
 * @throws ContentUnavailable if the service does not filter by type either
 */
async function kindOf(entry: object, signal: AbortSignal | undefined): Promise<Kind | undefined> {
  const id = String(Reflect.get(entry, 'id'));
  const found = await Promise.all(
    kindNames.map(async (kind) => {
      const filters: Pairs = [['filters[id][$eq]', id], ...kindCondition(kind).filters];
      const { body } = await readSupported({
        path: 'posts',
        plan: () => ({ pairs: [...filters, ['pagination[limit]', '1']] }),
        required: namesOf(filters),
        execute: (path, parameters) => callContentService(path, parameters, signal),
      });
      return parseResponse(listSchema, body).data.length > 0 ? [kind] : [];
    }),
  );
  const [kind, other] = found.flat();
  if (other !== undefined) throw missingFieldError('post_type');
  return kind;
}
