import { type Kind, kindNames } from '../kinds.ts';
import type { Post } from '../posts/post.ts';
import { call } from './call.server.ts';
import { check } from './check.ts';
import { checkTells, isActive, isOfKind, untold } from './conditions.ts';
import { ContentUnavailable } from './errors.ts';
import { entriesOf } from './flatten.ts';
import { isHidden, toPost, typeNameOf } from './mapping.ts';
import { namesOf, type Pairs } from './parameters.ts';
import { singlePairs } from './query.ts';
import { listSchema, singleSchema } from './schema.ts';
import { currentSetting } from './setting.server.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/**
 * The post that the service has under an id.
 * @returns null where it is hidden or cannot be used
 * @throws ContentUnavailable
 */
export async function postById(id: string, signal: AbortSignal | undefined): Promise<Post | null> {
  const { answer } = await readSupported({
    path: `posts/${id}`,
    plan: () => ({ pairs: singlePairs() }),
    ask: (path, parameters) => call(path, parameters, signal),
  });
  return postOf(entryOf(check(singleSchema, answer).data), signal);
}

/**
 * The first active post that has this slug or this id.
 * @returns null where there is none, or posts cannot be looked up so
 * @throws ContentUnavailable
 */
export async function postWhere(
  wanted: { slug: string } | { id: string },
  signal: AbortSignal | undefined,
): Promise<Post | null> {
  const lookUp = Object.entries(wanted).map(([field, value]): Pairs[number] => [
    `filters[${field}][$eq]`,
    value,
  ]);
  const required = namesOf(lookUp);
  const isImpossible = () => required.some((name) => isRejected('posts', name));
  if (isImpossible()) return null;
  try {
    const { answer, plan } = await readSupported({
      path: 'posts',
      plan: () => {
        const isFiltered = !namesOf(isActive.filters).some((name) => isRejected('posts', name));
        const filters = [...lookUp, ...(isFiltered ? isActive.filters : [])];
        return { pairs: singlePairs(filters), isFiltered };
      },
      required,
      ask: (path, parameters) => call(path, parameters, signal),
    });
    const [first] = check(listSchema, answer).data;
    const entry = entryOf(first);
    const post = first === undefined ? null : await postOf(entry, signal);
    if (!post || !isWanted(post, wanted)) return null;
    if (!plan.isFiltered) checkTells(isActive, entry);
    return plan.isFiltered || isActive.holds({ entry, post }) ? post : null;
  } catch (error) {
    if (error instanceof ContentUnavailable && isImpossible()) return null;
    throw error;
  }
}

/** A service that ignores the filter answers with any post. Databases may compare regardless of case. */
function isWanted(post: Post, wanted: { slug: string } | { id: string }): boolean {
  if ('id' in wanted) return post.id === Number(wanted.id);
  return post.slug?.localeCompare(wanted.slug, 'en', { sensitivity: 'base' }) === 0;
}

async function postOf(entry: object, signal: AbortSignal | undefined): Promise<Post | null> {
  if (isHidden(entry)) return null;
  const isTold = typeNameOf(entry) !== undefined;
  const kind = isTold ? undefined : await kindOf(entry, signal);
  return toPost(entry, currentSetting(), kind);
}

function entryOf(answered: unknown): object {
  return entriesOf([answered])[0] ?? {};
}

/**
 * The kind of a post that does not say its type: the one among whose posts it is.
 * @throws ContentUnavailable where the service does not filter by type either
 */
async function kindOf(entry: object, signal: AbortSignal | undefined): Promise<Kind | undefined> {
  const id = String(Reflect.get(entry, 'id'));
  const found = await Promise.all(
    kindNames.map(async (kind) => {
      const filters: Pairs = [['filters[id][$eq]', id], ...isOfKind(kind).filters];
      const { answer } = await readSupported({
        path: 'posts',
        plan: () => ({ pairs: [...filters, ['pagination[limit]', '1']] }),
        required: namesOf(filters),
        ask: (path, parameters) => call(path, parameters, signal),
      });
      return check(listSchema, answer).data.length > 0 ? [kind] : [];
    }),
  );
  const [kind, other] = found.flat();
  if (other !== undefined) throw untold('post_type');
  return kind;
}
