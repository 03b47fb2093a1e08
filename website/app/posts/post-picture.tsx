import { useLanguage } from '../i18n/language.ts';
import { alternativeTextLanguage } from './alternative-text.ts';
import type { ContentLanguage, Picture } from './post.ts';
import styles from './post-picture.module.css';

/**
 * When to load it. `early`: at once, because it may be visible without scrolling; `first`: at once,
 * with high priority; `late`: when it comes near the viewport.
 */
export type PicturePriority = 'high' | 'eager' | 'lazy';

type PostPictureProps = {
  picture: Picture;
  /** Of the post: most alternative texts are in it. */
  contentLanguage: ContentLanguage | null;
  /** Display width, as in `<img sizes>`, including cropped parts (e2e/picture-sizes.spec.ts). */
  sizes: string;
  priority?: PicturePriority;
  /** Fallback for a missing alternative text. */
  alt?: string;
  className?: string;
};

/** A picture in its available sizes. */
export function PostPicture({
  picture,
  contentLanguage,
  sizes,
  priority = 'lazy',
  alt = '',
  className,
}: PostPictureProps) {
  const { language } = useLanguage();
  const { main, files, colour, focalPoint } = picture;
  const altLanguage = picture.alt
    ? alternativeTextLanguage(picture.alt, contentLanguage)
    : language;
  const image = (
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-colour={colour}
      data-focus-x={focalPoint && nearestQuarter(focalPoint.x)}
      data-focus-y={focalPoint && nearestQuarter(focalPoint.y)}
      src={main.url}
      srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={main.width}
      height={main.height}
      alt={picture.alt || alt}
      lang={altLanguage === language ? undefined : altLanguage}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : 'auto'}
      decoding="async"
    />
  );
  // Within <picture> React emits no preload, which would compete with the style sheet and be wasted
  // if the browser has a larger file in its cache; for a lazy picture it emits none.
  return priority === 'lazy' ? image : <picture className={styles.frame}>{image}</picture>;
}

/** The policy permits no style attributes, and typed `attr()` is too new: post-picture.module.css has these five. */
function nearestQuarter(percent: number): number {
  return Math.round(percent / 25) * 25;
}
