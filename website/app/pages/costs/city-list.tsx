import { costsPath } from '../../addresses/costs-path.ts';
import type { CostCity } from '../../costs/costs.ts';
import { useLanguage } from '../../i18n/language.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';

/** Links to the cities that have prices. They are content, on paper, too. */
export function CityList({ cities, label }: { cities: readonly CostCity[]; label: string }) {
  const { language, locale, link } = useLanguage();
  return (
    <nav aria-label={label} data-print="">
      <Chips>
        {cities.toSorted(byNameIn(language, locale)).map((city) => (
          <li key={city.slug}>
            <Chip href={link(costsPath(city.slug))}>{nameIn(city, language)}</Chip>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
