import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import styles from './star.module.css';

type StarProps = {
  icon: IconName;
  /** Takes the hue of a kind of post; without it the brand's. */
  hue?: string;
  large?: boolean;
};

/** An icon on a star-shaped plate. */
export function Star({ icon, hue, large = false }: StarProps) {
  return (
    <span className={styles.star} data-kind={hue} data-large={large || undefined}>
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
