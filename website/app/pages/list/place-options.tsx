import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/number.ts';
import type { CountedPlace } from '../../posts/filters/filter-counts.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';

/** Options for places, by slug, sorted by their names in the language of the page. */
export function PlaceOptions({ places }: { places: readonly CountedPlace[] }) {
  const { language, locale, messages } = useLanguage();
  return places.toSorted(byNameIn(language, locale)).map((place) => {
    const name = nameIn(place, language);
    return (
      <option key={place.slug} value={place.slug}>
        {place.total === null
          ? name
          : messages.list.counted(name, formatNumber(place.total, locale))}
      </option>
    );
  });
}
