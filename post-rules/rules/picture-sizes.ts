import type { Picture } from '#post';
import { warning } from '#problem';
import type { Rule } from '#rule';

/** The width of a post's page on a phone with two pixels a point. */
const MIN_WIDTH = 800;
const MIN_HEIGHT = 450;

/** Pictures are large enough to be sharp. */
export const checkPictureSizes: Rule = ({ picture, gallery }) => {
  const smallest = (field: string, pictures: readonly Picture[]) => {
    const small = pictures.find(isSmall);
    return small
      ? [
          warning('picture-small', field, {
            width: small.width ?? 0,
            height: small.height ?? 0,
            minWidth: MIN_WIDTH,
            minHeight: MIN_HEIGHT,
          }),
        ]
      : [];
  };
  return [...smallest('picture', picture ? [picture] : []), ...smallest('gallery', gallery)];
};

/** A picture of unknown size, such as an SVG, is not small. */
function isSmall({ width, height }: Picture): boolean {
  return width !== null && height !== null && (width < MIN_WIDTH || height < MIN_HEIGHT);
}
