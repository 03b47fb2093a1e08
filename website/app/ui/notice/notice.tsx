import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import styles from './notice.module.css';

/** `error`: it failed; `success`: it worked; `info`: worth knowing; `warning`: asks for a second look. */
export type NoticeTone = 'error' | 'success' | 'info' | 'warning';

type NoticeProps = {
  tone: NoticeTone;
  title?: string;
  /** Stands for what the notice is about; by default for its tone. */
  icon?: IconName;
  /** `alert` and `status` are read out as soon as they appear. */
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

/** A message in a box, told by icon and words, not by colour alone. */
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
