import { filterGroupsOf, withoutFilters } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Kind, kinds, type Sort } from '../../kinds.ts';
import { MAX_SEARCH_LENGTH } from '../../posts/search/search-text.ts';
import { Button } from '../../ui/button/button.tsx';
import controlStyles from '../../ui/form/control.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './filter-bar.module.css';
import type { FilterFieldProps } from './filter-field-props.ts';
import fieldStyles from './filter-fields.module.css';
import { FilterFields } from './filter-fields.tsx';
import { SelectField } from './select-field.tsx';

/** Narrows a list: a plain form whose answers stand in the list's address. On phones all but the words is folded. */
export function FilterBar({ kind, filters, choices }: FilterFieldProps & { kind: Kind }) {
  const { messages, link } = useLanguage();
  const { list, kinds: kindMessages } = messages;
  const activeCount = filterGroupsOf(withoutFilters(filters, 'q')).length + (filters.sort ? 1 : 0);
  const sorts: readonly Sort[] = kinds[kind].sorts;
  return (
    <search>
      <form className={styles.bar} action={link(listPath(kind))}>
        <div className={fieldStyles.field}>
          <label className={controlStyles.label} htmlFor="filter-q">
            {list.search(kindMessages[kind].items)}
          </label>
          <div className={fieldStyles.searchInput}>
            <Icon name="search" />
            <input
              className={controlStyles.control}
              id="filter-q"
              name="q"
              type="search"
              maxLength={MAX_SEARCH_LENGTH}
              defaultValue={filters.q}
              placeholder={list.searchPlaceholder}
            />
          </div>
        </div>
        <details className={styles.more}>
          <summary>
            {list.moreFilters}
            {activeCount > 0 && (
              <>
                {' '}
                <span className={styles.activeCount}>{list.activeCount(activeCount)}</span>
              </>
            )}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.fields}>
            <FilterFields kind={kind} filters={filters} choices={choices} />
            {sorts.length > 1 && (
              <SelectField name="sort" label={list.sort} value={filters.sort ?? sorts[0]}>
                {sorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {list.sorts[sort]}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
        </details>
        <Button type="submit">{list.submit}</Button>
      </form>
    </search>
  );
}
