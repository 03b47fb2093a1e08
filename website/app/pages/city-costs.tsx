import { COSTS_PATH } from '../addresses/costs-path.ts';
import { useLanguage } from '../i18n/language.ts';
import { CostChoice } from '../islands/cost-choice.tsx';
import { nameIn } from '../posts/names.ts';
import { breadcrumbList } from '../posts/structured-data/breadcrumb-list.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import type { Route } from './+types/city-costs';
import { ChoiceForm } from './costs/choice-form.tsx';
import { CityMonthView } from './costs/city-month-view.tsx';
import styles from './costs/costs-page.module.css';
import { costsDataset } from './costs/dataset.ts';
import { NoPrices } from './costs/no-prices.tsx';
import { readCityCosts } from './costs/read-city-costs.server.ts';
import { pageMeta } from './metadata.ts';

/** What a month costs in a city, alone or beside another one. */
export function loader({ request, params }: Route.LoaderArgs) {
  return readCityCosts(request, params.city, new Date());
}

export const meta: Route.MetaFunction = pageMeta((context, loaderData) => {
  if (!loaderData) return null;
  const { costs } = context.messages;
  const { city, months, query } = loaderData;
  const name = nameIn(city, context.language);
  const crumbs = [
    { label: costs.title, href: context.link(COSTS_PATH) },
    { label: costs.titleIn(name) },
  ];
  const isEmpty = months.length === 0;
  return {
    title: costs.titleIn(name),
    description: costs.description(name),
    query: query && `?${query}`,
    // There are countless choices, and each city is found without them.
    noindex: query !== '' || isEmpty,
    structuredData: [
      breadcrumbList(crumbs, context.publicUrl),
      ...(isEmpty || query ? [] : costsDataset(loaderData, context)),
    ],
  };
});

/** The choice, the sums, what they are made of, and what is missing. */
export default function CityCostsPage({ loaderData }: Route.ComponentProps) {
  const { city, cities, months } = loaderData;
  const { language, link, messages } = useLanguage();
  const { costs } = messages;
  const name = nameIn(city, language);
  return (
    <CostChoice className={styles.page}>
      <header className={styles.header} data-part="title">
        <Breadcrumbs
          label={messages.detail.breadcrumb}
          crumbs={[{ label: costs.title, href: link(COSTS_PATH) }, { label: name }]}
        />
        <h1>{costs.titleIn(name)}</h1>
      </header>
      <div className={styles.columns}>
        <ChoiceForm {...loaderData} />
        <div data-part="result">
          {months.length > 0 ? (
            <CityMonthView {...loaderData} title={costs.titleIn(name)} />
          ) : (
            <NoPrices name={name} cities={cities} />
          )}
        </div>
      </div>
    </CostChoice>
  );
}
