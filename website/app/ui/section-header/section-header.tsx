import type { ReactNode } from 'react';
import styles from './section-header.module.css';

type SectionHeaderProps = {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  title: string;
  /** On wide screens only: phones have the title and the action on one line. */
  lead?: string;
  /** Before the text, e.g. a star. */
  icon?: ReactNode;
  /** After the text, e.g. a link to the whole list. */
  action?: ReactNode;
};

/** Heading, lead and action of a section. */
export function SectionHeader({ id, title, lead, icon, action }: SectionHeaderProps) {
  return (
    <div className={styles.header} data-with-icon={icon ? true : undefined}>
      {icon}
      <div className={styles.text}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
