import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { byNameIn, type Named, nameIn } from '../../posts/names.ts';
import controlStyles from '../../ui/form/control.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './filter-fields.module.css';

type SelectFieldProps = {
  name: string;
  label: string;
  value: string | undefined;
  /** The options; the first one means no choice. */
  children: ReactNode;
};

/** A labelled select. */
export function SelectField({ name, label, value = '', children }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label className={controlStyles.label} htmlFor={`filter-${name}`}>
        {label}
      </label>
      <div className={styles.select}>
        <select
          className={controlStyles.control}
          id={`filter-${name}`}
          name={name}
          defaultValue={value}
        >
          {children}
        </select>
        <Icon name="chevron-down" small />
      </div>
    </div>
  );
}

/** Options for places, by slug, sorted by their names in the language of the page. */
export function PlaceOptions({ places }: { places: readonly (Named & { slug: string })[] }) {
  const { language, locale } = useLanguage();
  return places.toSorted(byNameIn(language, locale)).map((place) => (
    <option key={place.slug} value={place.slug}>
      {nameIn(place, language)}
    </option>
  ));
}
