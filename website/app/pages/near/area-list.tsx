import { type Filters, filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/number.ts';
import type { Kind } from '../../kinds.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import {
  type CountedPlace,
  type FilterCounts,
  offeredPlaces,
} from '../../posts/filters/filter-counts.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import styles from './near.module.css';

type AreaListProps = { kind: Kind; choices: Choices; counts: FilterCounts | null };

/** The cities and their areas that there are posts of a kind in, as links to its list. */
export function AreaList({ kind, choices, counts }: AreaListProps) {
  const { language, locale, messages, link } = useLanguage();
  const known = { counts, chosen: undefined };
  const byName = byNameIn(language, locale);
  const hrefOf = (filters: Filters) => filteredPath(link(listPath(kind)), filters);
  const areasOf = (city: CountedPlace) =>
    offeredPlaces(
      'area',
      choices.areas.filter((area) => area.city?.slug === city.slug),
      known,
    ).toSorted(byName);
  const cities = offeredPlaces('city', choices.cities, known).toSorted(byName);
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className={styles.title}>
        {messages.near.areas}
      </h2>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city.slug}>
            <Chips>
              <li>
                <PlaceChip place={city} href={hrefOf({ city: city.slug })} isCity />
              </li>
              {areasOf(city).map((area) => (
                <li key={area.slug}>
                  <PlaceChip place={area} href={hrefOf({ city: city.slug, area: area.slug })} />
                </li>
              ))}
            </Chips>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlaceChipProps = { place: CountedPlace; href: string; isCity?: boolean };

function PlaceChip({ place, href, isCity = false }: PlaceChipProps) {
  const { language, locale } = useLanguage();
  const name = nameIn(place, language);
  return (
    <Chip href={href}>
      <bdi>{isCity ? <b>{name}</b> : name}</bdi>{' '}
      {place.total !== null && <small>{formatNumber(place.total, locale)}</small>}
    </Chip>
  );
}
