import type { Dataset } from 'schema-dts';
import { nameIn } from '../../posts/names.ts';
import type { MetadataContext } from '../metadata/page-metadata.ts';
import type { CityCosts } from './read-city-costs.server.ts';

/**
 * The prices of a city as structured data; none for examples, which no program should take for
 * prices. The licence is the one that the operator has chosen for open data, if any.
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
      ...(brand.dataLicence && { license: brand.dataLicence.url }),
      inLanguage: language,
      isAccessibleForFree: true,
      dateModified: days.at(-1),
      temporalCoverage: `${days[0]}/${days.at(-1)}`,
      spatialCoverage: { '@type': 'City', name },
      creator: { '@type': 'Organization', name: brand.name, url: publicUrl },
    },
  ];
}
