import { z } from 'zod';

/** An entry of the content service that was created, changed or deleted. */
export const changeSchema = z.object({
  type: z.string().max(100),
  id: z.union([z.number().int(), z.string().max(100)]),
  /** Of a post: name of its type, e.g. `Article`. */
  kind: z.string().max(100).nullish(),
  slug: z.string().max(1000).nullish(),
});

export type Change = z.infer<typeof changeSchema>;

/** Types of entries whose changes are known to concern only what shows them. */
const traced = new Set([
  'post',
  'city',
  'area',
  'country',
  'nationality',
  'creator',
  'post-category',
  'post-type',
]);

/**
 * Whether something shows what has changed. Of a type that is not traced, such as a picture, it is
 * not known: then everything may.
 * @param shown names as `shownIn` gives them
 */
export function concerns({ type, id, kind }: Change, shown: ReadonlySet<string>): boolean {
  if (!traced.has(type)) return true;
  if (shown.has(`${type}:${id}`) || shown.has(`all:${type}`)) return true;
  if (type !== 'post') return false;
  if (kind) return shown.has(`all:post:${kind}`);
  return [...shown].some((name) => name.startsWith('all:post'));
}
