import { type FilterName, type Filters, type FilterType, filterRow } from '../addresses/filters.ts';
import { kindNames } from '../kinds.ts';
import { conditionNames } from './conditions.ts';
import { contentEvents } from './events.server.ts';
import { fetchContent } from './fetch-content.server.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { parameterSupport } from './parameter-support.server.ts';
import type { Pairs } from './parameters.ts';
import type { QueryFilters } from './post-filters.ts';
import { informationFields, type ListQuery, listPlan, singlePostPairs } from './query.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/** A harmless value for each type of filter. */
const probeValues: Record<FilterType, Filters[FilterName]> = {
  text: 'a',
  dateRange: undefined,
  community: 'en',
  spokenLanguage: undefined,
  place: 'a',
  area: 'a',
  price: 0,
  flag: true,
  sort: undefined,
  view: undefined,
};

const probeFilters: QueryFilters = Object.fromEntries(
  ['q' as const, ...conditionNames].map((name) => [name, probeValues[filterRow(name).type]]),
);

/** These lists together use every filter and every order; services limit the orders of one call. */
const probeQueries: ListQuery[] = [
  {
    ...probeFilters,
    kind: kindNames.find((kind) => informationFields(kind).length > 0),
    language: 'en',
    during: { from: new Date(0), to: new Date(1) },
    excludedId: 1,
    sort: 'soonest',
    limit: 1,
  },
  { sort: 'cheapest', limit: 1 },
  { limit: 1 },
];

/**
 * Finds out at start-up, before visitors' pages do, which parameters of the contract and of our
 * additions the content service rejects, and logs them in one line. If the service does not respond,
 * tries again when it does.
 */
export async function discoverParameterSupport(): Promise<void> {
  try {
    await parameterSupport.reportOnceAfter(async () => {
      for (const query of probeQueries) await probe(() => listPairs(query));
      await probe(() => [...singlePostPairs(), ['pagination[limit]', '1']]);
    });
  } catch {
    // Visitors' pages report that it does not respond.
    contentEvents.once('up', discoverParameterSupport);
  }
}

function listPairs(query: ListQuery): Pairs {
  const { partnerField } = currentMappingOptions();
  const isPostParameterRejected = (name: string) => isRejected('posts', name);
  return listPlan(query, { partnerField, isRejected: isPostParameterRejected, now: new Date() })
    .pairs;
}

async function probe(pairs: () => Pairs): Promise<void> {
  await readSupported({ path: 'posts', plan: () => ({ pairs: pairs() }), execute: fetchContent });
}
