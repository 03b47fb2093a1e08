import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import styles from './fact-item.module.css';

type FactItemProps = { icon: IconName; label: string; children: ReactNode };

/** One fact in a description list: icon, label and value. */
export function FactItem({ icon, label, children }: FactItemProps) {
  return (
    <div className={styles.item}>
      <dt>
        <Icon name={icon} className={styles.icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
