import { useLanguage } from '../../i18n/language.ts';
import controlStyles from '../../ui/form/control.module.css';
import type { FilterFieldProps } from './filter-field-props.ts';
import styles from './filter-fields.module.css';

/** The bounds of the price. */
export function PriceFields({ filters }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  return (['min', 'max'] as const).map((bound) => (
    <div key={bound} className={styles.field} data-short>
      <label className={controlStyles.label} htmlFor={`filter-${bound}`}>
        {list[bound]}
      </label>
      <input
        className={controlStyles.control}
        id={`filter-${bound}`}
        name={bound}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        defaultValue={filters[bound]}
      />
    </div>
  ));
}
