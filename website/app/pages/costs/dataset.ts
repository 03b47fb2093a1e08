import type { Dataset } from 'schema-dts';
import { nameIn } from '../../posts/names.ts';
import type { MetadataContext } from '../metadata/page-metadata.ts';
import type { CityCosts } from './read-city-costs.server.ts';

/** Under which others may use the prices: with the name of the source. */
const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/**
 * The prices of a city as structured data; none for examples, which no program should take for
 * prices.
 */
export function costsDataset(
  { city, months }: CityCosts,
  { brand, language, messages, publicUrl, url }: MetadataContext,
): Dataset[] {
  const prices = months.flatMap(({ month }) => month.lines.flatMap((line) => line.prices));
  if (prices.length === 0 || prices.some(({ isExample }) => isExample)) return [];
  const days = prices.map(({ observedOn }) => observedOn).toSorted();
  const name = nameIn(city, language);
  return [
    {
      '@type': 'Dataset',
      name: messages.costs.titleIn(name),
      description: messages.costs.description(name),
      url,
      license: LICENCE,
      inLanguage: language,
      isAccessibleForFree: true,
      dateModified: days.at(-1),
      temporalCoverage: `${days[0]}/${days.at(-1)}`,
      spatialCoverage: { '@type': 'City', name },
      creator: { '@type': 'Organization', name: brand.name, url: publicUrl },
    },
  ];
}
