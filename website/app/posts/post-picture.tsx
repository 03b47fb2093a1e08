import type { Picture } from './post.ts';

type PostPictureProps = {
  picture: Picture;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Seen without scrolling: loaded at once and before others. */
  first?: boolean;
  /** Stands in where the picture has no alternative text of its own. */
  alt?: string;
  className?: string;
};

/** A picture in the sizes that exist of it. */
export function PostPicture({
  picture,
  sizes,
  first = false,
  alt = '',
  className,
}: PostPictureProps) {
  const { main, files } = picture;
  return (
    <img
      className={className}
      src={main.url}
      srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={main.width}
      height={main.height}
      alt={picture.alt || alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
