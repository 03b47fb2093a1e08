import type { CostCity, Costs } from '../costs/costs.ts';
import { currentEnvironment } from '../environment.server.ts';
import { logFailure } from '../log.server.ts';
import { dependsOn } from '../request-context.server.ts';
import { callContentService } from './call.server.ts';
import { costsSchema } from './costs-schema.ts';
import { isCallMissing } from './errors.ts';
import { parseResponse } from './parse-response.ts';
import { postJson } from './post-json.server.ts';
import { sharedRead } from './shared-read.server.ts';

const TAGS = ['cost-item', 'price', 'rate', 'city', 'country'].map((type) => `all:${type}`);

/**
 * What life costs in some cities. Another service may lack the call.
 * @param cities slugs; none reads which cities have prices
 * @returns null if the service does not have costs
 * @throws ContentUnavailable
 */
export async function readCosts(
  cities: readonly string[],
  signal?: AbortSignal,
): Promise<Costs | null> {
  dependsOn(TAGS);
  try {
    const parameters = new URLSearchParams(cities.length > 0 ? { cities: cities.join(',') } : {});
    const body = await callContentService('costs', parameters, signal);
    return parseResponse(costsSchema, body).data;
  } catch (error) {
    if (isCallMissing(error)) return null;
    throw error;
  }
}

const readShared = sharedRead('Reading the cities with prices', async () => {
  const costs = await readCosts([]);
  return costs?.cities ?? [];
});

/** The cities that have prices; none if the service lacks them or cannot tell in time. */
export async function readCostCities(): Promise<readonly CostCity[]> {
  dependsOn(TAGS);
  try {
    return (await readShared()) ?? [];
  } catch (error) {
    logFailure('reading the cities with prices', error);
    return [];
  }
}

/** What a reader says to pay. */
export type PriceReport = { item: string; city: string; amount: number; currency: string };

/**
 * Sends what a reader pays to the content service, which keeps it for editors.
 * @throws ContentUnavailable, TooManyRequests
 */
export async function sendPriceReport(report: PriceReport): Promise<void> {
  await postJson(currentEnvironment().CONTENT_API, 'price-reports', report);
}
