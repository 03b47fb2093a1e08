import { Icon } from '../icon/icon.tsx';
import styles from './paging.module.css';
import { shownPages } from './shown-pages.ts';

type PagingProps = {
  page: number;
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
};

/** Numbered links through a long list; nothing where one page holds it all. */
export function Paging({ page, pages, hrefOf, labels }: PagingProps) {
  if (pages < 2) return null;
  const previous = (
    <>
      <Icon name="back" small mirrored />
      {labels.previous}
    </>
  );
  const next = (
    <>
      {labels.next}
      <Icon name="arrow" small mirrored />
    </>
  );
  return (
    <nav aria-label={labels.pages}>
      <ul className={styles.pages}>
        <li className={styles.end}>
          {page > 1 ? (
            <a href={hrefOf(page - 1)} rel="prev">
              {previous}
            </a>
          ) : (
            <span>{previous}</span>
          )}
        </li>
        {shownPages(page, pages).map((shown) => (
          <li key={shown}>
            {typeof shown === 'number' ? (
              <a
                href={hrefOf(shown)}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </a>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        <li className={styles.end}>
          {page < pages ? (
            <a href={hrefOf(page + 1)} rel="next">
              {next}
            </a>
          ) : (
            <span>{next}</span>
          )}
        </li>
      </ul>
    </nav>
  );
}
