import { useLanguage } from '../i18n/language.ts';
import { GalleryDialog } from './gallery/gallery-dialog.tsx';
import type { GalleryProps } from './gallery/gallery-props.ts';
import styles from './gallery.module.css';
import { PostPicture } from './post-picture.tsx';

/**
 * Further pictures in a strip that scrolls horizontally. Each links to its full size; with JavaScript
 * they open in a dialog (enhance/gallery.ts).
 */
export function Gallery({ pictures, contentLanguage }: GalleryProps) {
  const { messages } = useLanguage();
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures" className={styles.gallery} data-pictures="">
      <h2 id="pictures" className={styles.title}>
        {messages.detail.pictures}
      </h2>
      <ul className={styles.strip} data-swipeable="">
        {pictures.map((picture, index) => (
          <li key={picture.main.url}>
            <a href={(picture.files.at(-1) ?? picture.main).url}>
              <PostPicture
                picture={picture}
                contentLanguage={contentLanguage}
                sizes="256px"
                alt={messages.detail.pictureOf(index + 1, pictures.length)}
              />
            </a>
          </li>
        ))}
      </ul>
      <GalleryDialog pictures={pictures} contentLanguage={contentLanguage} />
    </section>
  );
}
