import type { ComponentProps } from 'react';
import { type Section, SectionList } from './section-list.tsx';
import styles from './table-of-contents.module.css';

type TableOfContentsProps = {
  title: string;
  sections: readonly Section[];
  /** Attributes of the list, e.g. the language of its entries. */
  listAttributes?: Omit<ComponentProps<'ol'>, 'children'>;
  className?: string;
};

/** Links to the sections of a long text; renders nothing without sections. */
export function TableOfContents({
  title,
  sections,
  listAttributes,
  className = '',
}: TableOfContentsProps) {
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className={`${styles.tableOfContents} ${className}`}>
      <h2 id="contents">{title}</h2>
      <SectionList sections={sections} {...listAttributes} />
    </nav>
  );
}
