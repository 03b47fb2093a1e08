import type { HTMLAttributes } from 'react';
import styles from './breadcrumbs.module.css';

/** A page above this one; the last crumb, the page itself, has no link. */
export type Crumb = {
  label: string;
  href?: string;
  /** Set for pages whose posts can be limited to a language. */
  isLimitable?: true;
  /** Attributes of the label, e.g. its language. */
  attributes?: HTMLAttributes<HTMLElement>;
};

/** The pages from home to this one. @param label name of the landmark */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ label: text, href, isLimitable, attributes }) => (
          <li key={href ?? text}>
            {href ? (
              <a href={href} data-limitable={isLimitable} {...attributes}>
                {text}
              </a>
            ) : (
              <span aria-current="page" {...attributes}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
