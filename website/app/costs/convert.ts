import type { Rate } from './costs.ts';

/** The currency that all rates are stated in. */
export const USD = 'USD';

/** From the lowest to the highest. */
export type Range = { low: number; high: number };

/** How much of a currency a US dollar buys; null if there is no rate for it. */
function perUsdOf(currency: string, rates: readonly Rate[]): number | null {
  if (currency === USD) return 1;
  return rates.find((rate) => rate.currency === currency)?.perUsd ?? null;
}

/** An amount in another currency, through the US dollar; null if a rate is missing. */
export function convert<Amount extends Range>(
  { low, high }: Amount,
  from: string,
  to: string,
  rates: readonly Rate[],
): Range | null {
  if (from === to) return { low, high };
  const [perUsd, target] = [perUsdOf(from, rates), perUsdOf(to, rates)];
  if (perUsd === null || target === null) return null;
  return { low: (low / perUsd) * target, high: (high / perUsd) * target };
}
