import type { MetaDescriptor } from 'react-router';
import type { Picture } from '../../posts/post.ts';

/** Drawn once by scripts/icons.ts: the mark before the pattern, without words. */
const defaultPicture = { path: '/icons/share.png', width: 1200, height: 630 };

/**
 * What a shared link shows beside the words: the post's picture in its largest size, else the site's own.
 * @param publicUrl where visitors reach the site; other sites load the picture from there
 */
export function pictureMetadata(picture: Picture | null, publicUrl: string): MetaDescriptor[] {
  const file = picture?.files.at(-1) ?? picture?.main;
  const { url, width, height } = file ?? {
    ...defaultPicture,
    url: new URL(defaultPicture.path, publicUrl).href,
  };
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    ...(picture?.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
