import type { Picture } from './post.ts';
import styles from './post-picture.module.css';

/**
 * When it is loaded. Early: at once, for it may be seen without scrolling; first: before all others;
 * late: when it is scrolled to.
 */
export type PicturePriority = 'high' | 'eager' | 'lazy';

type PostPictureProps = {
  picture: Picture;
  /** How wide it is drawn, as in `<img sizes>`; what is cut off counts (e2e/picture-sizes.spec.ts). */
  sizes: string;
  priority?: PicturePriority;
  /** Stands in where the picture has no alternative text of its own. */
  alt?: string;
  className?: string;
};

/** A picture in the sizes that exist of it. */
export function PostPicture({
  picture,
  sizes,
  priority = 'lazy',
  alt = '',
  className,
}: PostPictureProps) {
  const { main, files, colour } = picture;
  return (
    // Within <picture> React asks for no preload: it would go ahead of the style sheet, and be thrown away
    // where the browser has a larger file already.
    <picture className={styles.frame}>
      <img
        className={className ? `${styles.picture} ${className}` : styles.picture}
        data-colour={colour}
        src={main.url}
        srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={main.width}
        height={main.height}
        alt={picture.alt || alt}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'high' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
