import type { ReactNode } from 'react';
import styles from './fit-probe.module.css';

type FitProbeProps = {
  brandName: string;
  /** Labels of the row: of links, of the language switch, of stores. */
  links: readonly string[];
  language: string;
  /** Whether that opens a list, whose globe stands for the label where the row just fits. */
  hasLanguageList: boolean;
  stores: readonly string[];
  children: ReactNode;
};

/**
 * Makes the header a container whose height shows whether its labels fit side by side, in any
 * language and font. An invisible copy of the labels, drawn with CSS, is one pixel high on one line
 * and higher if it wraps. Children query it with `@container header (max-height: 1px)`; without
 * support for container queries the header keeps its menu.
 */
export function FitProbe({
  brandName,
  links,
  language,
  hasLanguageList,
  stores,
  children,
}: FitProbeProps) {
  return (
    <div className={styles.probe}>
      <div className={styles.labels} aria-hidden="true">
        <i className={styles.brand} data-label={brandName} />
        <i className={styles.links} data-label={links.join(' ')} />
        <i
          className={styles.language}
          data-label={language}
          data-list={hasLanguageList ? '' : undefined}
        />
        {stores.map((label) => (
          <i key={label} className={styles.store} data-label={label} />
        ))}
      </div>
      <div className={styles.container}>{children}</div>
    </div>
  );
}
