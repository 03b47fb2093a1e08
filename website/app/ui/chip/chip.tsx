import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A small link that filters or opens a list. @param selected whether the list is filtered by it */
export function Chip({
  selected = false,
  children,
  ...rest
}: { selected?: boolean } & ComponentProps<'a'>) {
  return (
    <a {...rest} className={styles.chip} data-selected={selected || undefined}>
      {children}
    </a>
  );
}

/** A row of chips that wraps. */
export function Chips({ children, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul {...rest} className={styles.chips}>
      {children}
    </ul>
  );
}
