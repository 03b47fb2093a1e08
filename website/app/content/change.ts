import { z } from 'zod';
import { subjectTag } from './tags.ts';

/** An entry of the content service that was created, changed or deleted. */
export const changeSchema = z.object({
  type: z.string().max(100),
  id: z.union([z.number().int(), z.string().max(100)]),
  /** Of a post: name of its type, e.g. `Article`. */
  kind: z.string().max(100).nullish(),
  slug: z.string().max(1000).nullish(),
});

export type Change = z.infer<typeof changeSchema>;

/** Types of entries that pages are tagged with. */
const taggedTypes = new Set([
  'post',
  'city',
  'area',
  'country',
  'nationality',
  'creator',
  'post-category',
  'post-type',
  'cost-item',
  'price',
  'rate',
  'file',
]);

/** Whether pages depend on entries of a type. */
export const isShownType = (type: string): boolean => taggedTypes.has(type);

/**
 * The tags of the pages that depend on a changed entry.
 * @returns null for every page: pages have no tags for entries of this type
 */
export function tagsOfChange({ type, id, kind, slug }: Change): string[] | null {
  if (!taggedTypes.has(type)) return null;
  const tags = [`${type}:${id}`, `all:${type}`];
  if (type !== 'post') return tags;
  tags.push(kind ? `all:post:${kind}` : 'some:post', subjectTag(`post:${id}`));
  if (slug) tags.push(subjectTag(`slug:${slug}`));
  return tags;
}
