import { data, redirect } from 'react-router';
import { readAddress } from '../../addresses/address.ts';
import { costsPath, costsQuery } from '../../addresses/costs-path.ts';
import { localisedPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { readCosts } from '../../content/costs.server.ts';
import { toHttpOutcome } from '../../content/http-outcome.server.ts';
import { readChoices } from '../../content/reference.server.ts';
import { USD } from '../../costs/convert.ts';
import { usualHousing } from '../../costs/cost-tables.ts';
import { keepsPages } from '../../environment.server.ts';
import { cityMonths } from './city-month.ts';
import { addressOf, isWrittenAs, readChoice } from './cost-choice.ts';

/**
 * Reads what a month costs in the city of an address.
 * @param now the time of the request
 * @throws 404 if the service has no costs or no such city, 503 if it is unavailable; a redirect to
 * the address as the site writes it
 */
export async function readCityCosts(request: Request, slug: string, now: Date) {
  const { pathname, search, searchParams } = new URL(request.url);
  const { language } = readAddress(pathname);
  if (!/^[a-z0-9-]{1,120}$/i.test(slug)) throw data(null, { status: 404 });
  const lowerCase = slug.toLowerCase();
  if (slug !== lowerCase) throw redirect(localisedPath(language, costsPath(lowerCase)) + search);
  const second = searchParams.get('beside') ?? '';
  const slugs = [slug, ...(/^[a-z0-9-]{1,120}$/.test(second) && second !== slug ? [second] : [])];
  const [costs, { cities }] = await Promise.all([
    toHttpOutcome(() => readCosts(slugs, request.signal)),
    readChoices(),
  ]);
  const city = costs?.cities.find((each) => each.slug === slug);
  const known = city ?? cities.find((each) => each.slug === slug);
  if (!costs || !known) throw data(null, { status: 404 });
  const others = costs.cities.map((each) => each.slug).filter((each) => each !== slug);
  const currencies = [USD, ...costs.rates.map(({ currency }) => currency).toSorted()];
  const choice = readChoice(searchParams, others, currencies);
  const query = costsQuery(addressOf(choice));
  if (!isWrittenAs(searchParams, query)) {
    throw redirect(localisedPath(language, costsPath(slug, addressOf(choice))));
  }
  const housing = choice.housing ?? usualHousing(choice.household);
  const shown = [slug, ...(choice.beside === null ? [] : [choice.beside])];
  const today = now.toISOString().slice(0, 10);
  const months = cityMonths(shown, costs, { ...choice, housing }, today);
  const used = new Set([choice.currency, ...months.map(({ month }) => month.currency)]);
  return {
    city: { slug, name: known.name, names: known.names },
    cities: costs.cities,
    choice,
    housing,
    currencies,
    months,
    query,
    keepsPages: keepsPages(),
    pageUrl: publicUrlOf(language, costsPath(slug, addressOf(choice))),
    rates: costs.rates.filter(({ currency }) => used.has(currency)),
  };
}

export type CityCosts = Awaited<ReturnType<typeof readCityCosts>>;
