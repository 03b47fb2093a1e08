import { withIcon } from '../icon/icon.tsx';
import styles from './pagination.module.css';
import { visiblePages } from './visible-pages.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
  /** Writes the number of a page in the digits of the language. */
  formatNumber: (page: number) => string;
};

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, labels, formatNumber }: PaginationProps) {
  if (pageCount < 2) return null;
  const previous = withIcon('back', { small: true, mirrored: true });
  const next = withIcon('arrow', { small: true, mirrored: true, after: true });
  return (
    <nav aria-label={labels.pages}>
      <ul className={styles.pages}>
        <li className={styles.previousNext}>
          {page > 1 ? (
            <a href={hrefOf(page - 1)} rel="prev" {...previous}>
              {labels.previous}
            </a>
          ) : (
            <span {...previous}>{labels.previous}</span>
          )}
        </li>
        {visiblePages(page, pageCount).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <a
                href={hrefOf(item)}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {formatNumber(item)}
              </a>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        <li className={styles.previousNext}>
          {page < pageCount ? (
            <a href={hrefOf(page + 1)} rel="next" {...next}>
              {labels.next}
            </a>
          ) : (
            <span {...next}>{labels.next}</span>
          )}
        </li>
      </ul>
    </nav>
  );
}
