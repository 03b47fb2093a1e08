import { type FilterName, filterGroupsOf, filterRow, filterText } from '../../addresses/filters.ts';
import { filterTypes, type LabelContext } from './filter-types.ts';

/** An active filter, or a group of them, with its label. */
export type ActiveFilter = { names: FilterName[]; label: string };

/** All active filters, in the order of the address. */
export function activeFilters(context: LabelContext): ActiveFilter[] {
  return filterGroupsOf(context.filters).map((names) => ({
    names,
    label: labelOf(names, context),
  }));
}

/** The label of a group of filters with its value, e.g. "Dubai". */
export function labelOf([name]: readonly FilterName[], context: LabelContext): string {
  if (!name) return '';
  return filterTypes[filterRow(name).type].label(
    name,
    filterText(context.filters, name) ?? '',
    context,
  );
}
