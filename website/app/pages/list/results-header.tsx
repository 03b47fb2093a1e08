import { type Filters, filteredPath, withoutFilters } from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ActiveFilter } from './active-filters.ts';
import styles from './results-header.module.css';

type ResultsHeaderProps = {
  kind: Kind;
  total: number;
  filters: Filters;
  /** Whether the posts are in the order of the search. */
  isBestFirst: boolean;
  active: readonly ActiveFilter[];
  /** The address of the list without filters. */
  address: string;
};

/** The number of results, the active filters, and links that remove them. */
export function ResultsHeader(props: ResultsHeaderProps) {
  const { kind, filters, address } = props;
  const { messages } = useLanguage();
  const { list, kinds } = messages;
  // The language has a row of its own.
  const active = props.active.filter(({ names }) => !names.includes('community'));
  const { community } = filters;
  const showsPastLink = isTimed(kind) && filters.when !== 'past';
  return (
    <div className={styles.header}>
      <p role="status" className={styles.count}>
        {countText(props, messages)}
      </p>
      {(active.length > 0 || showsPastLink) && (
        <Chips aria-label={list.activeFilters}>
          {active.map(({ names, label }) => (
            <li key={names[0]}>
              <Chip
                selected
                href={filteredPath(address, withoutFilters(filters, ...names))}
                aria-label={list.removeFilter(label)}
              >
                <bdi>{label}</bdi>
                <Icon name="close" small />
              </Chip>
            </li>
          ))}
          {showsPastLink && (
            <li>
              <Chip href={filteredPath(address, { ...filters, when: 'past' })}>
                <Icon name="clock" small />
                {list.showPast(kinds[kind].items)}
              </Chip>
            </li>
          )}
          {active.length > 1 && (
            <li>
              <LinkButton href={filteredPath(address, { community })} variant="text" small>
                {list.clearFilters}
              </LinkButton>
            </li>
          )}
        </Chips>
      )}
    </div>
  );
}

/** For events it also says which period they are from, and in which order. */
function countText(
  { kind, total, filters: { when }, isBestFirst }: ResultsHeaderProps,
  { kinds, list }: Messages,
): string {
  const count = kinds[kind].count(total);
  if (!isTimed(kind)) return count;
  if (when === 'past') return isBestFirst ? list.pastMatches(count) : list.pastCount(count);
  if (when) return count;
  return isBestFirst ? list.upcomingMatches(count) : list.upcomingCount(count);
}
