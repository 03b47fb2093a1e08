import type { Picture } from '#post';
import { warning } from '#problem';
import type { Rule } from '#rule';

/**
 * Every picture has a text for those who do not see it. An empty one means that an editor called the
 * picture decorative, as in HTML.
 */
export const checkAlternativeTexts: Rule = ({ picture, gallery }, _, { pictures }) =>
  [
    { field: 'picture', count: countMissing(picture ? [picture] : []) },
    { field: 'gallery', count: countMissing(gallery) },
    { field: 'description', count: countMissing(pictures) },
  ].flatMap(({ field, count }) =>
    count > 0 ? [warning('alternative-text-missing', field, { count })] : [],
  );

function countMissing(pictures: readonly Pick<Picture, 'alternativeText'>[]): number {
  return pictures.filter(({ alternativeText: text }) => text !== '' && !text?.trim()).length;
}
