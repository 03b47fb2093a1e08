import type { ContentLanguage, Picture } from '../post.ts';

/** What a gallery shows. */
export type GalleryProps = {
  pictures: readonly Picture[];
  /** Of the post. */
  contentLanguage: ContentLanguage | null;
};
