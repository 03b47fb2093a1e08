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
  active: readonly ActiveFilter[];
  /** The address of the list without filters. */
  address: string;
};

/** The number of results, the active filters, and links that remove them. */
export function ResultsHeader({ kind, total, filters, active, address }: ResultsHeaderProps) {
  const { messages } = useLanguage();
  const { list, kinds } = messages;
  const showsPastLink = isTimed(kind) && filters.when !== 'past';
  return (
    <div className={styles.header}>
      <p role="status" className={styles.count}>
        {countText(kind, total, filters, messages)}
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
              <LinkButton href={address} variant="text" small>
                {list.clearFilters}
              </LinkButton>
            </li>
          )}
        </Chips>
      )}
    </div>
  );
}

/** For events it also says which period they are from. */
function countText(kind: Kind, total: number, { when }: Filters, messages: Messages): string {
  const count = messages.kinds[kind].count(total);
  if (!isTimed(kind)) return count;
  if (when === 'past') return messages.list.pastCount(count);
  return when ? count : messages.list.upcomingCount(count);
}
