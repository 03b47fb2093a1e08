import type { ReactNode } from 'react';
import styles from './section-header.module.css';

type SectionHeaderProps = {
  /** Of the heading, for the section's aria-labelledby. */
  id: string;
  title: string;
  lead?: string;
  /** Before the words, e.g. a star plate. */
  icon?: ReactNode;
  /** After the words, e.g. a link to all of it. */
  action?: ReactNode;
};

/** The heading of a section of a page. */
export function SectionHeader({ id, title, lead, icon, action }: SectionHeaderProps) {
  return (
    <div className={styles.header} data-with-icon={icon ? true : undefined}>
      {icon}
      <div className={styles.text}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
