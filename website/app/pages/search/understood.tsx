import { type SearchAddress, searchPath } from '../../addresses/search-path.ts';
import type { Understood } from '../../content/search-response.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { kindOfTypeName } from '../../kinds.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './understood.module.css';

type UnderstoodFiltersProps = {
  search: SearchAddress;
  understood: readonly Understood[];
  isWidened: boolean;
};

/** The filters that words of the query stand for, each with a link that ignores it. */
export function UnderstoodFilters({ search, understood, isWidened }: UnderstoodFiltersProps) {
  const { locale, messages, link } = useLanguage();
  if (understood.length === 0) return null;
  const ignoring = ({ type, value }: Understood) =>
    searchPath({ ...search, ignore: [...(search.ignore ?? []), `${type}:${value}`], page: 1 });
  return (
    <div className={styles.understood}>
      <p id="understood" className={styles.label}>
        {messages.search.understoodAs}
      </p>
      <Chips aria-labelledby="understood">
        {understood.map((each) => {
          const label = labelOf(each, messages, locale);
          return (
            <li key={`${each.type}:${each.value}`}>
              <Chip
                href={link(ignoring(each))}
                tinted={!isWidened}
                aria-label={messages.list.removeFilter(label)}
                {...withIcon('close', { small: true, after: true })}
              >
                <bdi>{label}</bdi>
              </Chip>
            </li>
          );
        })}
      </Chips>
      {isWidened && <p className={styles.note}>{messages.search.widened}</p>}
    </div>
  );
}

function labelOf(
  { type, value, name, words }: Understood,
  { search, kinds, card }: Messages,
  locale: string,
): string {
  const kind = type === 'kind' ? kindOfTypeName(value) : null;
  const times: Record<string, string> = search.times;
  const own = {
    kind: kind && (name || kinds[kind].listTitle),
    language: type === 'language' && languageNames([value], locale),
    price: value === 'free' && card.free,
    time: Object.hasOwn(times, value) && times[value],
  };
  return (Object.hasOwn(own, type) && own[type as keyof typeof own]) || name || words || value;
}
