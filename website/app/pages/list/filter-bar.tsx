import {
  type FilterName,
  filterGroupsOf,
  filterRow,
  filterText,
  linkedFilters,
  withoutFilters,
} from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Filter, kinds } from '../../kinds.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './filter-bar.module.css';
import type { FilterFieldProps } from './filter-field-props.ts';
import { filterFields } from './filter-field-table.ts';
import fieldStyles from './filter-fields.module.css';

type FilterBarProps = Pick<
  FilterFieldProps,
  'kind' | 'filters' | 'choices' | 'counts' | 'isBestFirst'
> & {
  /** What was searched for without a word, which is no filter; else null. */
  wordless: string | null;
};

/** The filter form of a list: a GET form. Phones show the search and fold the other fields. */
export function FilterBar(props: FilterBarProps) {
  const { kind, filters } = props;
  const { messages, link } = useLanguage();
  const { list } = messages;
  const activeCount =
    filterGroupsOf(withoutFilters(filters, 'q', 'community', 'area', ...linkedFilters)).length +
    (filters.sort ? 1 : 0);
  const filterList: readonly Filter[] = kinds[kind].filters;
  const offered = filterList.filter(hasField);
  const flags = offered.filter(isFlag);
  const field = (name: FieldName) => <FilterField key={name} name={name} {...props} />;
  return (
    <search>
      {/* On return, browsers would fill in filters that the list does not have. */}
      <form className={styles.bar} action={link(listPath(kind))} autoComplete="off">
        {field('q')}
        <details className={styles.more}>
          <summary>
            <span>
              {list.moreFilters}
              {activeCount > 0 && (
                <>
                  {' '}
                  <span className={styles.activeCount}>{list.activeCount(activeCount)}</span>
                </>
              )}
            </span>
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.fields}>
            {offered.filter((name) => !isFlag(name)).map(field)}
            {flags.length > 0 && <div className={fieldStyles.toggles}>{flags.map(field)}</div>}
            {field('sort')}
          </div>
        </details>
        {linkedFilters.map((name) => {
          const value = filterText(filters, name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <Button type="submit">{list.submit}</Button>
      </form>
    </search>
  );
}

/** The filters that have a labelled field: words as typed are searched by a link, too. */
type FieldName = Exclude<FilterName, 'exact' | (typeof linkedFilters)[number]>;

/** The field of a filter, as its row says. */
function FilterField({ name, wordless, ...props }: FilterBarProps & { name: FieldName }) {
  const { list, kinds: kindMessages } = useLanguage().messages;
  const Field = filterFields[filterRow(name).type];
  const label = name === 'q' ? list.search(kindMessages[props.kind].items) : list[name];
  const value = filterText(props.filters, name) ?? ((name === 'q' && wordless) || undefined);
  return <Field {...props} name={name} label={label} value={value} />;
}

function hasField(name: Filter): name is Exclude<Filter, (typeof linkedFilters)[number]> {
  return linkedFilters.every((linked) => linked !== name);
}

function isFlag(name: Filter): boolean {
  return filterRow(name).type === 'flag';
}
