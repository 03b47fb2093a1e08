import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import styles from './placeholder.module.css';

/** Stands in for a picture that is missing: a star of the pattern in the hue of the `data-kind` around it. */
export function Placeholder({ icon }: { icon: IconName }) {
  return (
    <div className={styles.placeholder}>
      <Icon name={icon} className={styles.icon} />
    </div>
  );
}
