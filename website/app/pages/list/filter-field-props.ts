import type { Filters } from '../../addresses/filters.ts';
import type { Choices } from '../../posts/filters/choices.ts';

/** What every field of a list's filters is drawn from: what is chosen and what there is to choose. */
export type FilterFieldProps = { filters: Filters; choices: Choices };
