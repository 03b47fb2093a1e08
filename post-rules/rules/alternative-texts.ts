import type { Picture } from '#post';
import { warning } from '#problem';
import type { Rule } from '#rule';

/**
 * Every picture has a text for those who do not see it. Of a picture of the media library, an empty
 * text means that an editor called it decorative.
 */
export const checkAlternativeTexts: Rule = ({ picture, gallery }, _, { pictures }) =>
  [
    { field: 'picture', count: countMissing([picture ?? []].flat().filter(isNotDecorative)) },
    { field: 'gallery', count: countMissing(gallery.filter(isNotDecorative)) },
    { field: 'description', count: countMissing(pictures) },
  ].flatMap(({ field, count }) =>
    count > 0 ? [warning('alternative-text-missing', field, { count })] : [],
  );

function countMissing(pictures: readonly Pick<Picture, 'alternativeText'>[]): number {
  return pictures.filter(({ alternativeText }) => !alternativeText?.trim()).length;
}

function isNotDecorative({ alternativeText }: Picture): boolean {
  return alternativeText !== '';
}
