import { withIcon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import styles from './star.module.css';

/**
 * Attributes that put an icon on a star before an element's content, without an element of its own.
 * The element is a grid whose first column it takes.
 * @param hue a kind of post whose colours it takes; the brand's by default
 */
export function withStar(icon: IconName, hue?: string) {
  return { className: styles.starred, 'data-kind': hue, ...withIcon(icon) };
}

type StarProps = {
  icon: IconName;
  /** A kind of post whose colours it takes; the brand's by default. */
  hue?: string;
  large?: boolean;
};

/** An icon on a star-shaped background. */
export function Star({ icon, hue, large = false }: StarProps) {
  return (
    <i
      className={styles.star}
      data-kind={hue}
      data-large={large || undefined}
      aria-hidden="true"
      {...withIcon(icon)}
    />
  );
}
