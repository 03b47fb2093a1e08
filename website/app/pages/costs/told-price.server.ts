import { data } from 'react-router';
import { readCosts } from '../../content/costs.server.ts';
import { readBesideForm } from '../../content/read-beside-form.server.ts';
import type { CostCity, CostItem } from '../../costs/costs.ts';

/** What a reader tells a price of. */
export type ToldPrice = { city: CostCity; item: CostItem; currency: string };

/**
 * The item and the city that an address names.
 * @returns null if the content service is unavailable while the page answers the form
 * @throws a 404 response if there is none, 503 if the content service is unavailable
 */
export async function toldPriceOf(request: Request): Promise<ToldPrice | null> {
  const query = new URL(request.url).searchParams;
  const read = async () => ({ costs: await readCosts([], request.signal) });
  const result = await readBesideForm(request, read);
  if (!result) return null;
  const { costs } = result;
  const city = costs?.cities.find(({ slug }) => slug === query.get('city'));
  const item = costs?.items.find(({ key }) => key === query.get('item'));
  if (!city?.currency || !item) throw data(null, { status: 404 });
  return { city, item, currency: city.currency };
}
