import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { COSTS_PATH } from '../addresses/costs-path.ts';
import { localisedPath } from '../addresses/links.ts';
import { readCosts } from '../content/costs.server.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { useLanguage } from '../i18n/language.ts';
import type { Route } from './+types/costs';
import { CityList } from './costs/city-list.tsx';
import styles from './costs/costs-page.module.css';
import { pageMeta } from './metadata.ts';

/** Sends the form of a city's page to the page of the chosen city; 404 if the service has no costs. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const city = searchParams.get('city');
  if (city !== null && /^[a-z0-9-]{1,120}$/.test(city)) {
    searchParams.delete('city');
    const { language } = readAddress(pathname);
    const query = searchParams.size > 0 ? `?${searchParams}` : '';
    throw redirect(`${localisedPath(language, COSTS_PATH)}/${city}${query}`);
  }
  const costs = await toHttpOutcome(() => readCosts([], request.signal));
  if (!costs || costs.cities.length === 0) throw data(null, { status: 404 });
  return { cities: costs.cities };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ messages: { costs } }, loaderData) =>
    loaderData && { title: costs.title, description: costs.lead },
);

/** The cities whose costs are known. */
export default function CostsOverview({ loaderData }: Route.ComponentProps) {
  const { costs } = useLanguage().messages;
  return (
    <div className={`${styles.page} ${styles.overview}`}>
      <header className={styles.header}>
        <h1>{costs.title}</h1>
        <p>{costs.lead}</p>
      </header>
      <section aria-labelledby="cities" className={styles.section}>
        <h2 id="cities">{costs.chooseCity}</h2>
        <CityList cities={loaderData.cities} label={costs.chooseCity} />
      </section>
    </div>
  );
}
