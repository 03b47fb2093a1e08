import { type SearchAddress, searchPath } from '../../addresses/search-path.ts';
import type { KindTotal } from '../../content/search-response.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/number.ts';
import type { Kind } from '../../kinds.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import styles from './kind-filter.module.css';

type KindFilterProps = { search: SearchAddress; kinds: readonly KindTotal[] };

/** The kinds of the results with their numbers; nothing where there is nothing to choose. */
export function KindFilter({ search, kinds }: KindFilterProps) {
  const { locale, messages, link } = useLanguage();
  const { kind: selected } = search;
  if (kinds.length < 2 && !selected) return null;
  const all = kinds.reduce((sum, { total }) => sum + total, 0);
  const chip = (kind: Kind | undefined, label: string, total: number) => (
    <li key={label}>
      <Chip
        href={link(searchPath({ ...search, kind, page: 1 }))}
        selected={kind === selected}
        aria-current={kind === selected ? 'true' : undefined}
      >
        {label} <small>{formatNumber(total, locale)}</small>
      </Chip>
    </li>
  );
  return (
    <nav aria-label={messages.search.kinds}>
      <ul className={styles.kinds}>
        {chip(undefined, messages.search.allKinds, all)}
        {kinds
          .toSorted((one, other) => other.total - one.total)
          .map(({ kind, total, title }) =>
            chip(kind, title ?? messages.kinds[kind].listTitle, total),
          )}
        {selected &&
          !kinds.some(({ kind }) => kind === selected) &&
          chip(selected, messages.kinds[selected].listTitle, 0)}
      </ul>
    </nav>
  );
}
