import type { ComponentProps } from 'react';
import styles from './section-list.module.css';

/** Id and title of a section. */
export type Section = { id: string; title: string };

type SectionListProps = { sections: readonly Section[] } & Omit<ComponentProps<'ol'>, 'children'>;

/** Links to the sections of a text. Browsers that can tell mark the one that is being read. */
export function SectionList({ sections, className = '', ...rest }: SectionListProps) {
  return (
    <ol {...rest} className={`${styles.list} ${className}`}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
