import { type SearchAddress, searchPath } from '../../addresses/search-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/number.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import visuallyHidden from '../../ui/visually-hidden/visually-hidden.module.css';
import { WEAK_CONFIDENCE } from './confidence.ts';
import { Correction } from './correction.tsx';
import { HubLinks, type SearchedHub } from './hub-links.tsx';
import { KindFilter } from './kind-filter.tsx';
import { NoAnswer } from './no-answer.tsx';
import { BestPassage } from './quotation.tsx';
import type { SearchOutcome } from './read-search.server.ts';
import { Results } from './results.tsx';
import styles from './search-outcome.module.css';
import { UnderstoodFilters } from './understood.tsx';

type SearchOutcomeProps = {
  search: SearchAddress & { page: number };
  outcome: SearchOutcome;
  /** The cities and communities that words of the query name. */
  hubs: readonly SearchedHub[];
};

/** How a search was understood, its results, and the passage that answers it. */
export function SearchOutcomeView({ search, outcome, hubs }: SearchOutcomeProps) {
  const { messages, link, locale } = useLanguage();
  const { search: texts } = messages;
  const { results, total, pages, failedKinds, quotation, confidence } = outcome;
  const isEmpty = total === 0;
  // Not repeated on further pages, or when the visitor chooses a kind.
  const isFirstView = search.page === 1 && search.kind === undefined;
  const isWeak = !isEmpty && isFirstView && confidence !== null && confidence < WEAK_CONFIDENCE;
  return (
    <>
      <div className={styles.about}>
        <Correction
          q={search.q}
          corrected={outcome.corrected}
          hrefOf={(changes) => link(searchPath({ ...search, ...changes, page: 1 }))}
        />
        <UnderstoodFilters
          search={search}
          understood={outcome.understood}
          isWidened={outcome.isWidened}
        />
        {isFirstView && <HubLinks hubs={hubs} />}
        {failedKinds.length > 0 && (
          <Notice tone="error" role="alert" title={messages.errors.loadFailed}>
            <p>
              {texts.failedKinds(
                failedKinds
                  .map((kind) => messages.kinds[kind].listTitle)
                  .join(messages.listSeparator),
              )}
            </p>
          </Notice>
        )}
      </div>
      {(isWeak || (isEmpty && failedKinds.length === 0)) && (
        <NoAnswer search={search} isEmpty={isEmpty} needsAllWords={confidence === null} />
      )}
      <div
        className={styles.columns}
        data-with-quotation={quotation ? true : undefined}
        data-search-results
      >
        {quotation && <BestPassage {...quotation} />}
        {!(isEmpty && search.kind === undefined) && (
          <section aria-labelledby="results" className={styles.results}>
            <h2 id="results" className={isWeak ? styles.closest : visuallyHidden.content}>
              {isWeak ? texts.closest : texts.results}
            </h2>
            {!isEmpty && (
              <p role={isWeak ? undefined : 'status'} className={styles.count}>
                {texts.resultCount(total)}
              </p>
            )}
            <KindFilter search={search} kinds={outcome.kinds} />
            {outcome.isTruncated && (
              <Notice tone="info">
                <p>{texts.truncated}</p>
              </Notice>
            )}
            <Results results={results} />
            <Pagination
              page={search.page}
              pageCount={pages}
              hrefOf={(page) => link(searchPath({ ...search, page }))}
              labels={messages.pagination}
              formatNumber={(page) => formatNumber(page, locale)}
            />
          </section>
        )}
      </div>
    </>
  );
}
