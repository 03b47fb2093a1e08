import type { FilterName, Filters } from '../../addresses/filters.ts';
import type { Kind } from '../../kinds.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import type { FilterCounts } from '../../posts/filters/filter-counts.ts';

/** What the field of every filter is rendered from. */
export type FilterFieldProps = {
  name: FilterName;
  label: string;
  /** The current value, as in the address. */
  value: string | undefined;
  kind: Kind;
  filters: Filters;
  choices: Choices;
  /** Null if they are unknown. */
  counts: FilterCounts | null;
  /** Whether the default order is that of the search. */
  isBestFirst: boolean;
};
