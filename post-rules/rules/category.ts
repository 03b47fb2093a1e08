import { error } from '#problem';
import type { Rule } from '#rule';

/** The category is one of the post's kind. A category without kinds suits them all. */
export const checkCategory: Rule = ({ post_category: category, post_type: kind }) =>
  category && kind && category.post_types.length > 0 && !isOf(category, kind)
    ? [
        error('category-of-other-kind', 'post_category', {
          category: category.name,
          kind: kind.name,
        }),
      ]
    : [];

function isOf(category: { post_types: { id: number }[] }, kind: { id: number }): boolean {
  return category.post_types.some(({ id }) => id === kind.id);
}
