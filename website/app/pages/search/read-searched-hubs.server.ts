import { readCostCities } from '../../content/costs.server.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import { unlessLate } from '../optional.server.ts';
import type { SearchedHub } from './hub-links.tsx';
import type { SearchOutcome } from './read-search.server.ts';
import { understoodHubs } from './understood-hubs.ts';

/** The cities and communities that words of a query name, and whether they have pages of costs. */
export async function readSearchedHubs(
  outcome: Pick<SearchOutcome, 'understood'> | null,
  choices: Choices,
): Promise<SearchedHub[]> {
  const hubs = understoodHubs(outcome?.understood ?? [], choices);
  const hasCity = hubs.some(({ type }) => type === 'city');
  const costCities = hasCity ? await unlessLate(readCostCities(), Promise.resolve()) : [];
  const withCosts = new Set(costCities.map(({ slug }) => slug));
  return hubs.map((hub) => ({ ...hub, hasCosts: hub.type === 'city' && withCosts.has(hub.slug) }));
}
