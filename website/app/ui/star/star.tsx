import { withIcon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import styles from './star.module.css';

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
