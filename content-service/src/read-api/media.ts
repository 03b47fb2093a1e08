import type { PopulateRule } from './rules';

/** What is shown of a picture, wherever one stands. */
export const PICTURE: PopulateRule = {
  fields: [
    'name',
    'alternativeText',
    'caption',
    'width',
    'height',
    'formats',
    'colour',
    'hash',
    'ext',
    'mime',
    'size',
    'url',
    'previewUrl',
    'createdAt',
    'updatedAt',
  ],
};
