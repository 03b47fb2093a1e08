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
 * What of a page a change concerns. Of a type that is not traced, such as a picture, it is not known.
 * @returns names as `shownIn` gives them; null where it may be anything
 */
export function concerned({ type, id, kind }: Change): string[] | null {
  if (!traced.has(type)) return null;
  const names = [`${type}:${id}`, `all:${type}`];
  if (type !== 'post') return names;
  return [...names, kind ? `all:post:${kind}` : 'some:post'];
}

/** Whether something shows what has changed. @param shown names as `shownIn` gives them */
export function concerns(change: Change, shown: ReadonlySet<string>): boolean {
  return concerned(change)?.some((name) => shown.has(name)) ?? true;
}
