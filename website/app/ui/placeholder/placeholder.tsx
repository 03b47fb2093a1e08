import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import styles from './placeholder.module.css';

/** Replaces a missing picture: an icon in the colours of the nearest `data-kind`. */
export function Placeholder({ icon }: { icon: IconName }) {
  return (
    <div className={styles.placeholder}>
      <Icon name={icon} className={styles.icon} />
    </div>
  );
}
