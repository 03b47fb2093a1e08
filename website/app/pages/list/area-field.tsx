import { useLanguage } from '../../i18n/language.ts';
import type { Area } from '../../posts/filters/choices.ts';
import { ChoiceField, PlaceOptions } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';

/** Areas of the chosen city; without one all of them, under the names of their cities. */
export function AreaField({ filters, choices }: FieldProps) {
  const { list } = useLanguage().messages;
  const { city } = filters;
  const areas = city ? choices.areas.filter((area) => area.city?.slug === city) : choices.areas;
  if (areas.length === 0) return null;
  return (
    <ChoiceField name="area" label={list.area} value={filters.area}>
      <option value="">{list.any}</option>
      {city ? (
        <PlaceOptions places={areas} />
      ) : (
        byCity(areas).map(([slug, ofCity]) => (
          <optgroup key={slug} label={ofCity[0]?.city?.name ?? list.otherAreas}>
            <PlaceOptions places={ofCity} />
          </optgroup>
        ))
      )}
    </ChoiceField>
  );
}

/** Cities by name, areas without one last. */
function byCity(areas: readonly Area[]): [slug: string, areas: Area[]][] {
  const sorted = areas.toSorted((one, other) => {
    if (!one.city || !other.city) return Number(!one.city) - Number(!other.city);
    return one.city.name.localeCompare(other.city.name, 'en');
  });
  return [...Map.groupBy(sorted, ({ city }) => city?.slug ?? '')];
}
