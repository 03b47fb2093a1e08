import {
  type Filters,
  filteredPath,
  filterGroupsOf,
  withoutFilters,
} from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Kind } from '../../kinds.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { FilterRemoval } from './list-page.server.ts';
import styles from './no-results.module.css';

type NoResultsProps = {
  kind: Kind;
  filters: Filters;
  filterRemovals: readonly FilterRemoval[];
  /** The label of a group of filters. */
  labelOf: (names: FilterRemoval['names']) => string;
  /** The address of the list without filters. */
  address: string;
};

/** Replaces an empty list: suggests filters to remove, with the number of results. */
export function NoResults({ kind, filters, filterRemovals, labelOf, address }: NoResultsProps) {
  const { list, kinds } = useLanguage().messages;
  const { items, count } = kinds[kind];
  if (filterGroupsOf(filters).length === 0) return <EmptyState title={list.empty(items)} />;
  return (
    <EmptyState title={list.noResults(items)}>
      <p>{filterRemovals.length > 0 ? list.noResultsHint : list.resetFiltersHint}</p>
      {filterRemovals.length > 0 ? (
        <div className={styles.suggestions}>
          <Chips>
            {filterRemovals.map(({ names, total }) => (
              <li key={names[0]}>
                <Chip href={filteredPath(address, withoutFilters(filters, ...names))}>
                  {list.withoutFilter(labelOf(names), count(total))}
                </Chip>
              </li>
            ))}
          </Chips>
        </div>
      ) : (
        <LinkButton href={address} variant="outline">
          {list.showAll(items)}
        </LinkButton>
      )}
    </EmptyState>
  );
}
