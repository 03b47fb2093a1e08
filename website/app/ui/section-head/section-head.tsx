import type { ReactNode } from 'react';
import styles from './section-head.module.css';

type SectionHeadProps = {
  /** Of the heading, for the section's aria-labelledby. */
  id: string;
  title: string;
  lead?: string;
  /** Before the words, e.g. a star plate. */
  plate?: ReactNode;
  /** After the words, e.g. a link to all of it. */
  action?: ReactNode;
};

/** The heading of a section of a page. */
export function SectionHead({ id, title, lead, plate, action }: SectionHeadProps) {
  return (
    <div className={styles.head} data-plate={plate ? true : undefined}>
      {plate}
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
