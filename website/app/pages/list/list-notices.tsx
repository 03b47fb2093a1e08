import { type Filters, filteredPath } from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Correction } from '../search/correction.tsx';
import styles from './list-notices.module.css';
import type { ListPage } from './list-page.server.ts';

type ListNoticesProps = Pick<ListPage, 'ranking' | 'isTruncated'> & {
  filters: Filters;
  choices: Choices;
  /** Whether the address has filters that do not exist. */
  hasUnknownFilters: boolean;
  /** Whether the search has no words. */
  isWordless: boolean;
  /** Of the list, without filters. */
  address: string;
};

/** What a visitor should know of the results: what was corrected, ignored or left out. */
export function ListNotices(props: ListNoticesProps) {
  const { ranking, filters, address } = props;
  const { list, search } = useLanguage().messages;
  return (
    <>
      {ranking && ranking.corrected.length > 0 && (
        <div className={styles.note}>
          <Correction
            q={filters.q}
            corrected={ranking.corrected}
            hrefOf={(changes) => filteredPath(address, { ...filters, ...changes })}
          />
        </div>
      )}
      {props.isWordless && <InfoNotice text={search.needsWords} />}
      {props.hasUnknownFilters && <InfoNotice text={list.unknownFilter} />}
      {mixesCurrencies(filters, props.choices) && <InfoNotice text={list.mixedCurrencies} />}
      {props.isTruncated && <InfoNotice text={list.truncated} />}
      {ranking?.isLimited && <InfoNotice text={list.limited} />}
    </>
  );
}

/** Prices of several places may be in several currencies. */
function mixesCurrencies({ city, min, max, sort }: Filters, { cities }: Choices): boolean {
  const usesPrice = min !== undefined || max !== undefined || sort !== undefined;
  return usesPrice && cities.length > 0 && city === undefined;
}

function InfoNotice({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <Notice tone="info">
        <p>{text}</p>
      </Notice>
    </div>
  );
}
