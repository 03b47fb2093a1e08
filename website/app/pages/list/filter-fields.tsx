import { dateRangeNames } from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { kinds } from '../../kinds.ts';
import { placesOf } from '../../posts/filters/choices.ts';
import { offeredPlaces } from '../../posts/filters/filter-counts.ts';
import { MAX_SEARCH_LENGTH } from '../../posts/search/search-text.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import controlStyles from '../../ui/form/control.module.css';
import { Select } from '../../ui/form/select.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import styles from './filter-fields.module.css';
import { PlaceOptions } from './place-options.tsx';

export function SearchField({ name, label, value }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  return (
    <div className={styles.field}>
      <label className={controlStyles.label} htmlFor={`filter-${name}`}>
        {label}
      </label>
      <div className={styles.searchInput}>
        <Icon name="search" />
        <input
          className={controlStyles.control}
          id={`filter-${name}`}
          name={name}
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={value}
          placeholder={list.searchPlaceholder}
        />
      </div>
    </div>
  );
}

export function DateRangeField({ name, label, value }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  return (
    <Select id={`filter-${name}`} name={name} label={label} value={value}>
      <option value="">{list.upcoming}</option>
      {dateRangeNames.map((range) => (
        <option key={range} value={range}>
          {list.spans[range]}
        </option>
      ))}
    </Select>
  );
}

/** Keeps what is chosen elsewhere on the page. */
export function HiddenField({ name, value }: FilterFieldProps) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}

/** Nothing if there are no places to choose from. */
export function PlaceField({ name, label, value, choices, counts }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  const places = offeredPlaces(name, placesOf(name, choices), { counts, chosen: value });
  if (places.length === 0) return null;
  return (
    <Select id={`filter-${name}`} name={name} label={label} value={value}>
      <option value="">{list.anyOption}</option>
      <PlaceOptions places={places} />
    </Select>
  );
}

/** Languages of the communities; nothing if they are unknown. */
export function SpokenLanguageField({ name, label, value, choices }: FilterFieldProps) {
  const { locale, messages } = useLanguage();
  if (choices.communities.length === 0) return null;
  const { compare } = new Intl.Collator(locale);
  const options = choices.communities
    .map(({ code }) => ({ code, text: languageNames([code], locale) }))
    .toSorted((one, other) => compare(one.text, other.text));
  return (
    <Select id={`filter-${name}`} name={name} label={label} value={value}>
      <option value="">{messages.list.anyOption}</option>
      {options.map(({ code, text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </Select>
  );
}

/** One bound of the price. */
export function PriceField({ name, label, value }: FilterFieldProps) {
  return (
    <div className={styles.field} data-short>
      <label className={controlStyles.label} htmlFor={`filter-${name}`}>
        {label}
      </label>
      <input
        className={controlStyles.control}
        id={`filter-${name}`}
        name={name}
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  );
}

/** A filter that is on or off. */
export function FlagField({ name, label, value }: FilterFieldProps) {
  return (
    <Checkbox id={`filter-${name}`} name={name} value="1" checked={value === '1'}>
      {label}
    </Checkbox>
  );
}

/** Nothing if the list has only one order. */
export function SortField({ name, label, value, kind, isBestFirst }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  const { sorts } = kinds[kind];
  if (sorts.length === 1) return null;
  return (
    <Select id={`filter-${name}`} name={name} label={label} value={value ?? sorts[0]}>
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {isBestFirst && sort === sorts[0] ? list.bestFirst : list.sorts[sort]}
        </option>
      ))}
    </Select>
  );
}
