import styles from './hero-picture.module.css';
import picture from './hero-picture.svg?url';

/** The outline that the picture is clipped to: an eight-point star. */
const STAR_PATH =
  'M532 322L469.91 384.09L469.91 471.91L382.09 471.91L320 534L257.91 471.91L170.09 471.91L170.09 384.09L108 322L170.09 259.91L170.09 172.09L257.91 172.09L320 110L382.09 172.09L469.91 172.09L469.91 259.91Z';

/** The part of the drawing that is shown. */
const BOX = { x: 80, y: 82, width: 480, height: 480 };

/** A street with houses of two countries, clipped to a star. Its windows are lit in the dark scheme. */
export function HeroPicture({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      className={`${styles.picture} ${className ?? ''}`}
      viewBox="80 82 480 480"
      role="img"
      aria-label={label}
    >
      <clipPath id="hero-window">
        <path d={STAR_PATH} />
      </clipPath>
      <path className={styles.starMargin} d={STAR_PATH} />
      <g clipPath="url(#hero-window)">
        <use href={`${picture}#scene`} {...BOX} />
      </g>
      <use href={`${picture}#frame`} {...BOX} />
    </svg>
  );
}
