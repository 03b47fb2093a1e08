import {
  type FilterName,
  type Filters,
  filteredPath,
  withoutFilters,
} from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import type { ActiveFilter } from '../../posts/filters/active-filters.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './results-header.module.css';

type ResultsHeaderProps = {
  kind: Kind;
  total: number;
  filters: Filters;
  active: readonly ActiveFilter[];
  /** Filters that ready questions have set, and remove. */
  askedNames: readonly FilterName[];
  /** The address of the list without filters. */
  address: string;
  /** The number of this page. */
  page: number;
};

/** The number of results, the form of the list, the active filters, and links that remove them. */
export function ResultsHeader(props: ResultsHeaderProps) {
  const { filters, address, askedNames } = props;
  const { messages } = useLanguage();
  const { list } = messages;
  // The language and ready questions have rows of their own.
  const all = props.active.filter(({ names }) => !names.includes('community'));
  const active = all.filter(({ names }) => !names.every((name) => askedNames.includes(name)));
  const { community, view } = filters;
  const otherView = view ? undefined : 'compact';
  return (
    <div className={styles.header}>
      <p role="status" className={styles.count}>
        {countText(props, messages)}
      </p>
      {props.total > 0 && (
        <a
          className={styles.view}
          href={filteredPath(address, { ...filters, view: otherView }, props.page)}
          {...withIcon(otherView ? 'rows' : 'cards', { small: true })}
        >
          {otherView ? list.compact : list.withPictures}
        </a>
      )}
      {(active.length > 0 || all.length > 1) && (
        <Chips aria-label={list.activeFilters}>
          {active.map(({ names, label }) => (
            <li key={names[0]}>
              <Chip
                selected
                href={filteredPath(address, withoutFilters(filters, ...names))}
                aria-label={list.removeFilter(label)}
                {...withIcon('close', { small: true, after: true })}
              >
                <bdi>{label}</bdi>
              </Chip>
            </li>
          ))}
          {all.length > 1 && (
            <li>
              <LinkButton href={filteredPath(address, { community, view })} variant="text" small>
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
function countText(
  { kind, total, filters: { when } }: ResultsHeaderProps,
  { kinds, list }: Messages,
): string {
  const count = kinds[kind].count(total);
  if (!isTimed(kind)) return count;
  if (when === 'past') return list.pastCount(count);
  return when ? count : list.upcomingCount(count);
}
