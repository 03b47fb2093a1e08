import type { ComponentProps } from 'react';
import styles from './table-of-contents.module.css';

type TableOfContentsProps = {
  title: string;
  /** Id and title of each section. */
  sections: readonly { id: string; title: string }[];
  /** Attributes of the list, e.g. the language of its entries. */
  listAttributes?: ComponentProps<'ol'>;
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
      <ol className={styles.list} {...listAttributes}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
