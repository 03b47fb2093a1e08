import type { ComponentType } from 'react';
import { spans } from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { type Filter, type Kind, kinds } from '../../kinds.ts';
import { Check } from '../../ui/form/check.tsx';
import { AreaField } from './area-field.tsx';
import { ChoiceField, PlaceOptions } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { PriceFields } from './price-fields.tsx';

/** Filters that are on or off. */
const ticks = ['partner', 'open'] as const satisfies readonly Filter[];

type Tick = (typeof ticks)[number];

/** The field of each other filter; one without anything to choose is not there. */
const fields: Record<Exclude<Filter, Tick>, ComponentType<FieldProps>> = {
  when: WhenField,
  community: CommunityField,
  city: CityField,
  area: AreaField,
  category: CategoryField,
  price: PriceFields,
};

const isTick = (filter: Filter): filter is Tick => ticks.some((tick) => tick === filter);

/** The fields of all filters that a kind's list offers; what is only on or off stands together. */
export function Fields({ kind, ...props }: FieldProps & { kind: Kind }) {
  const offered: readonly Filter[] = kinds[kind].filters;
  const offeredTicks = offered.filter(isTick);
  return (
    <>
      {offered.map((filter) => {
        if (isTick(filter)) return null;
        const Field = fields[filter];
        return <Field key={filter} {...props} />;
      })}
      {offeredTicks.length > 0 && (
        <div className={styles.ticks}>
          {offeredTicks.map((tick) => (
            <TickField key={tick} name={tick} isOn={props.filters[tick] === true} />
          ))}
        </div>
      )}
    </>
  );
}

function WhenField({ filters }: FieldProps) {
  const { list } = useLanguage().messages;
  return (
    <ChoiceField name="when" label={list.when} value={filters.when}>
      <option value="">{list.anyTime}</option>
      {spans.map((span) => (
        <option key={span} value={span}>
          {list.spans[span]}
        </option>
      ))}
    </ChoiceField>
  );
}

function CommunityField({ filters, choices }: FieldProps) {
  const { locale, messages } = useLanguage();
  if (choices.communities.length === 0) return null;
  return (
    <ChoiceField name="community" label={messages.list.community} value={filters.community}>
      <option value="">{messages.list.any}</option>
      {choices.communities.map(({ code, nativeName }) => {
        const name = languageNames([code], locale);
        return (
          <option key={code} value={code}>
            {name === nativeName ? name : `${name} · ${nativeName}`}
          </option>
        );
      })}
    </ChoiceField>
  );
}

function CityField({ filters, choices }: FieldProps) {
  const { list } = useLanguage().messages;
  if (choices.cities.length === 0) return null;
  return (
    <ChoiceField name="city" label={list.city} value={filters.city}>
      <option value="">{list.any}</option>
      <PlaceOptions places={choices.cities} />
    </ChoiceField>
  );
}

function CategoryField({ filters, choices }: FieldProps) {
  const { list } = useLanguage().messages;
  if (choices.categories.length === 0) return null;
  return (
    <ChoiceField name="category" label={list.category} value={filters.category}>
      <option value="">{list.any}</option>
      <PlaceOptions places={choices.categories} />
    </ChoiceField>
  );
}

function TickField({ name, isOn }: { name: Tick; isOn: boolean }) {
  const { list } = useLanguage().messages;
  return (
    <Check id={`filter-${name}`} name={name} value="1" ticked={isOn}>
      {list[name]}
    </Check>
  );
}
