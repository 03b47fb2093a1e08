import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A small link that narrows or opens a list. @param chosen whether it is what the list shows now */
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
