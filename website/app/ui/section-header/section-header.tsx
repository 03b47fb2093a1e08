import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-name.ts';
import { withStar } from '../star/star.tsx';
import styles from './section-header.module.css';

type SectionHeaderProps = {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  title: string;
  /** On wide screens only, as the icon: phones have the title and the action on one line. */
  lead?: string;
  /** On a star before the text. */
  icon?: IconName;
  /** A kind of post whose colours the star takes; the brand's by default. */
  hue?: string | undefined;
  /** After the text, e.g. a link to the whole list. */
  action?: ReactNode;
};

/** Heading, lead and action of a section. */
export function SectionHeader({ id, title, lead, icon, hue, action }: SectionHeaderProps) {
  const { className = '', ...star } = icon ? withStar(icon, hue) : {};
  return (
    <div
      className={`${styles.header} ${className}`}
      data-with-lead={lead ? true : undefined}
      {...star}
    >
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {action}
    </div>
  );
}
