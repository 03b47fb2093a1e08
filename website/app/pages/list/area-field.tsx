import { useLanguage } from '../../i18n/language.ts';
import type { Area } from '../../posts/filters/choices.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import { PlaceOptions, SelectField } from './select-field.tsx';

/** Areas of the chosen city; without one all of them, under the names of their cities. */
export function AreaField({ filters, choices }: FilterFieldProps) {
  const { list } = useLanguage().messages;
  const { city } = filters;
  const areas = city ? choices.areas.filter((area) => area.city?.slug === city) : choices.areas;
  if (areas.length === 0) return null;
  return (
    <SelectField name="area" label={list.area} value={filters.area}>
      <option value="">{list.anyOption}</option>
      {city ? (
        <PlaceOptions places={areas} />
      ) : (
        groupByCity(areas).map(([slug, cityAreas]) => (
          <optgroup key={slug} label={cityAreas[0]?.city?.name ?? list.otherAreas}>
            <PlaceOptions places={cityAreas} />
          </optgroup>
        ))
      )}
    </SelectField>
  );
}

/** Cities by name, areas without one last. */
function groupByCity(areas: readonly Area[]): [slug: string, areas: Area[]][] {
  const sorted = areas.toSorted((a, b) => {
    if (!a.city || !b.city) return Number(!a.city) - Number(!b.city);
    return a.city.name.localeCompare(b.city.name, 'en');
  });
  return [...Map.groupBy(sorted, ({ city }) => city?.slug ?? '')];
}
