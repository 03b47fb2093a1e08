import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import styles from './notice.module.css';

/** `error`: something failed; `success`: it worked; `info`: worth knowing; `warning`: needs attention. */
export type NoticeTone = 'error' | 'success' | 'info' | 'warning';

type NoticeProps = {
  tone: NoticeTone;
  title?: string;
  /** By default the icon of its tone. */
  icon?: IconName;
  /** Screen readers announce `alert` and `status` when they appear. */
  role?: 'alert' | 'status';
  id?: string;
  children?: ReactNode;
};

const toneIcons: Record<NoticeTone, IconName> = {
  error: 'warning',
  success: 'check',
  info: 'info',
  warning: 'clock',
};

/** A message in a box; icon and text carry its meaning, not colour alone. */
export function Notice({ tone, title, icon = toneIcons[tone], role, id, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role} id={id}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.body}>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
