import { costsPath } from '../../addresses/costs-path.ts';
import { dayOfPrice } from '../../costs/price-age.ts';
import { useLanguage } from '../../i18n/language.ts';
import { SavePage } from '../../islands/save.tsx';
import { nameIn } from '../../posts/names.ts';
import type { CityCosts } from './read-city-costs.server.ts';

/** Saves what a month costs, as chosen, among the saved posts. It has changed once there are newer prices. */
export function SaveMonth({ city, months, choice, housing, query, keepsPages }: CityCosts) {
  const { language, direction, link, messages } = useLanguage();
  const { costs } = messages;
  const names = months.map(({ month }) => nameIn(month.city, language));
  const [name = nameIn(city, language), other] = names;
  const days = months
    .flatMap(({ month }) => [...month.lines, ...month.once])
    .flatMap(({ prices }) => prices.map(dayOfPrice));
  const page = {
    path: link(costsPath(city.slug)) + (query && `?${query}`),
    id: 0,
    kind: 'costs',
    title: [
      other ? costs.titleBeside(name, other) : costs.titleIn(name),
      costs.households[choice.household],
      costs.housing[housing],
    ].join(' · '),
    lang: language,
    dir: direction,
    picture: '',
    updated: days.toSorted().at(-1) ?? '',
  };
  return (
    <SavePage
      page={page}
      city={city.slug}
      keepsPages={keepsPages}
      keepsWhatIsRead={false}
      hasSmallIcon
    />
  );
}
