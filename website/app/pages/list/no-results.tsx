import { type Filters, filteredPath, without } from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Kind } from '../../kinds.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { Empty } from '../../ui/empty/empty.tsx';
import type { Loosening } from './list-page.server.ts';
import styles from './no-results.module.css';

type NoResultsProps = {
  kind: Kind;
  filters: Filters;
  loosenings: readonly Loosening[];
  /** The name of what filters narrow the list to. */
  labelOf: (names: Loosening['names']) => string;
  /** The list's address without filters. */
  address: string;
};

/** In place of an empty list: which filter to take away, and what is there then. */
export function NoResults({ kind, filters, loosenings, labelOf, address }: NoResultsProps) {
  const { list, kinds } = useLanguage().messages;
  const { items, count } = kinds[kind];
  if (Object.keys(filters).length === 0) return <Empty title={list.empty(items)} />;
  return (
    <Empty title={list.nothing(items)}>
      <p>{loosenings.length > 0 ? list.nothingHint : list.nothingAtAll}</p>
      {loosenings.length > 0 ? (
        <div className={styles.ways}>
          <Chips>
            {loosenings.map(({ names, total }) => (
              <li key={names[0]}>
                <Chip href={filteredPath(address, without(filters, ...names))}>
                  {list.without(labelOf(names), count(total))}
                </Chip>
              </li>
            ))}
          </Chips>
        </div>
      ) : (
        <LinkButton href={address} look="line">
          {list.all(items)}
        </LinkButton>
      )}
    </Empty>
  );
}
