import type { ComponentType } from 'react';
import { dateRangeNames } from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { type Filter, type Kind, kinds } from '../../kinds.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { AreaField } from './area-field.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import styles from './filter-fields.module.css';
import { PriceFields } from './price-fields.tsx';
import { PlaceOptions, SelectField } from './select-field.tsx';

/** Filters that are on or off. */
const toggleFilters = ['partner', 'open'] as const satisfies readonly Filter[];

type ToggleFilter = (typeof toggleFilters)[number];

/** The field of each other filter; one without anything to choose is not there. */
const fieldComponents: Record<Exclude<Filter, ToggleFilter>, ComponentType<FilterFieldProps>> = {
  when: WhenField,
  community: CommunityField,
  city: CityField,
  area: AreaField,
  category: CategoryField,
  price: PriceFields,
};

const isToggleFilter = (filter: Filter): filter is ToggleFilter =>
  toggleFilters.some((toggle) => toggle === filter);

/** The fields of all filters that a kind's list offers; what is only on or off stands together. */
export function FilterFields({ kind, ...props }: FilterFieldProps & { kind: Kind }) {
  const offered: readonly Filter[] = kinds[kind].filters;
  const offeredToggles = offered.filter(isToggleFilter);
  return (
    <>
      {offered.map((filter) => {
        if (isToggleFilter(filter)) return null;
        const Field = fieldComponents[filter];
        return <Field key={filter} {...props} />;
      })}
      {offeredToggles.length > 0 && (
        <div className={styles.toggles}>
          {offeredToggles.map((toggle) => (
            <ToggleField key={toggle} name={toggle} isOn={props.filters[toggle] === true} />
          ))}
        </div>
      )}
    </>
  );
}

function WhenField({ filters }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  return (
    <SelectField name="when" label={list.when} value={filters.when}>
      <option value="">{list.upcoming}</option>
      {dateRangeNames.map((span) => (
        <option key={span} value={span}>
          {list.spans[span]}
        </option>
      ))}
    </SelectField>
  );
}

function CommunityField({ filters, choices }: FilterFieldProps) {
  const { locale, messages } = useLanguage();
  if (choices.communities.length === 0) return null;
  return (
    <SelectField name="community" label={messages.list.community} value={filters.community}>
      <option value="">{messages.list.anyOption}</option>
      {choices.communities.map(({ code, nativeName }) => {
        const name = languageNames([code], locale);
        return (
          <option key={code} value={code}>
            {name === nativeName ? name : `${name} · ${nativeName}`}
          </option>
        );
      })}
    </SelectField>
  );
}

function CityField({ filters, choices }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  if (choices.cities.length === 0) return null;
  return (
    <SelectField name="city" label={list.city} value={filters.city}>
      <option value="">{list.anyOption}</option>
      <PlaceOptions places={choices.cities} />
    </SelectField>
  );
}

function CategoryField({ filters, choices }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  if (choices.categories.length === 0) return null;
  return (
    <SelectField name="category" label={list.category} value={filters.category}>
      <option value="">{list.anyOption}</option>
      <PlaceOptions places={choices.categories} />
    </SelectField>
  );
}

function ToggleField({ name, isOn }: { name: ToggleFilter; isOn: boolean }) {
  const { list } = useLanguage().messages;
  return (
    <Checkbox id={`filter-${name}`} name={name} value="1" checked={isOn}>
      {list[name]}
    </Checkbox>
  );
}
