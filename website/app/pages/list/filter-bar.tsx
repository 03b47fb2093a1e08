import { groupsOf, without } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Kind, kinds, type Sort } from '../../kinds.ts';
import { SEARCH_LENGTH } from '../../posts/search/search-text.ts';
import { Button } from '../../ui/button/button.tsx';
import controlStyles from '../../ui/form/control.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import fieldStyles from './fields.module.css';
import { Fields } from './fields.tsx';
import styles from './filter-bar.module.css';

/** Narrows a list: a plain form whose answers stand in the list's address. On phones all but the words is folded. */
export function FilterBar({ kind, filters, choices }: FieldProps & { kind: Kind }) {
  const { messages, link } = useLanguage();
  const { list, kinds: words } = messages;
  const folded = groupsOf(without(filters, 'q')).length + (filters.sort ? 1 : 0);
  const sorts: readonly Sort[] = kinds[kind].sorts;
  return (
    <search>
      <form className={styles.bar} action={link(listPath(kind))}>
        <div className={fieldStyles.field}>
          <label className={controlStyles.label} htmlFor="filter-q">
            {list.search(words[kind].items)}
          </label>
          <div className={fieldStyles.words}>
            <Icon name="search" />
            <input
              className={controlStyles.control}
              id="filter-q"
              name="q"
              type="search"
              maxLength={SEARCH_LENGTH}
              defaultValue={filters.q}
              placeholder={list.searchPlaceholder}
            />
          </div>
        </div>
        <details className={styles.more}>
          <summary>
            {list.more}
            {folded > 0 && (
              <>
                {' '}
                <span className={styles.number}>{list.chosen(folded)}</span>
              </>
            )}
            <Icon name="down" />
          </summary>
          <div className={styles.fields}>
            <Fields kind={kind} filters={filters} choices={choices} />
            {sorts.length > 1 && (
              <ChoiceField name="sort" label={list.sort} value={filters.sort ?? sorts[0]}>
                {sorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {list.sorts[sort]}
                  </option>
                ))}
              </ChoiceField>
            )}
          </div>
        </details>
        <Button type="submit">{list.show}</Button>
      </form>
    </search>
  );
}
