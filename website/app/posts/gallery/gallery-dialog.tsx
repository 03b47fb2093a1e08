import { useLanguage } from '../../i18n/language.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import { PostPicture } from '../post-picture.tsx';
import styles from './gallery-dialog.module.css';
import type { GalleryProps } from './gallery-props.ts';

/**
 * All pictures at full size in a carousel with previous, next and a counter. Loads none of them
 * before it is opened.
 */
export function GalleryDialog({ pictures, contentLanguage }: GalleryProps) {
  const { detail } = useLanguage().messages;
  return (
    <dialog className={styles.dialog} aria-labelledby="pictures">
      <div className={styles.toolbar}>
        <p data-counter="" aria-live="polite" />
        <button
          type="button"
          className={styles.button}
          data-close=""
          aria-label={detail.closePictures}
          {...withIcon('close')}
        ></button>
      </div>
      <ul className={styles.slides}>
        {pictures.map((picture, index) => (
          <li key={picture.main.url}>
            <PostPicture
              picture={picture}
              contentLanguage={contentLanguage}
              sizes="calc(95.6vw - 13px)"
              alt={detail.pictureOf(index + 1, pictures.length)}
            />
            <span hidden>{detail.pictureOf(index + 1, pictures.length)}</span>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.button}
            data-step="-1"
            aria-label={detail.previousPicture}
            {...withIcon('back', { mirrored: true })}
          ></button>
          <button
            type="button"
            className={styles.button}
            data-step="1"
            aria-label={detail.nextPicture}
            {...withIcon('arrow', { mirrored: true })}
          ></button>
        </div>
      )}
    </dialog>
  );
}
