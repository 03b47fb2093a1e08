import { useLanguage } from '../../i18n/language.ts';
import type { Area } from '../../posts/filters/choices.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import { PlaceOptions, SelectField } from './select-field.tsx';

/** The areas of the chosen city, or all areas grouped by city if none is chosen. */
export function AreaField({ name, label, value, filters, choices }: FilterFieldProps) {
  const { language, locale, messages } = useLanguage();
  const { list } = messages;
  const { city } = filters;
  const areas = city ? choices.areas.filter((area) => area.city?.slug === city) : choices.areas;
  if (areas.length === 0) return null;
  const labelOf = (each: Area['city'] | undefined) =>
    each ? nameIn(each, language) : list.otherAreas;
  return (
    <SelectField name={name} label={label} value={value}>
      <option value="">{list.anyOption}</option>
      {city ? (
        <PlaceOptions places={areas} />
      ) : (
        groupByCity(areas, byNameIn(language, locale)).map(([slug, cityAreas]) => (
          <optgroup key={slug} label={labelOf(cityAreas[0]?.city)}>
            <PlaceOptions places={cityAreas} />
          </optgroup>
        ))
      )}
    </SelectField>
  );
}

/** Sorted by city name; areas without a city come last. */
function groupByCity(
  areas: readonly Area[],
  byName: ReturnType<typeof byNameIn>,
): [slug: string, areas: Area[]][] {
  const sorted = areas.toSorted((a, b) => {
    if (!a.city || !b.city) return Number(!a.city) - Number(!b.city);
    return byName(a.city, b.city);
  });
  return [...Map.groupBy(sorted, ({ city }) => city?.slug ?? '')];
}
