import type { ComponentProps } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  /** Whether the list is filtered by it. */
  selected?: boolean;
  /** Marks a filter that was not chosen, but read from a query. */
  tinted?: boolean;
} & ComponentProps<'a'>;

/** A small link that filters or opens a list. */
export function Chip({ selected = false, tinted = false, children, ...rest }: ChipProps) {
  return (
    <a
      {...rest}
      className={styles.chip}
      data-selected={selected || undefined}
      data-tinted={tinted || undefined}
    >
      {children}
    </a>
  );
}

/** A chip that filters what is on the page. */
export function ButtonChip(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className={styles.chip} />;
}

/** A row of chips that wraps. */
export function Chips({ children, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul {...rest} className={styles.chips}>
      {children}
    </ul>
  );
}
