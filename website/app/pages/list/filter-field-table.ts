import type { ComponentType } from 'react';
import type { FilterType } from '../../addresses/filters.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import {
  DateRangeField,
  FlagField,
  HiddenField,
  PlaceField,
  PriceField,
  SearchField,
  SortField,
  SpokenLanguageField,
} from './filter-fields.tsx';

/** How each type of filter is shown in the form. */
export const filterFields: Record<FilterType, ComponentType<FilterFieldProps>> = {
  text: SearchField,
  dateRange: DateRangeField,
  community: HiddenField,
  spokenLanguage: SpokenLanguageField,
  place: PlaceField,
  area: HiddenField,
  price: PriceField,
  flag: FlagField,
  sort: SortField,
  view: HiddenField,
};
