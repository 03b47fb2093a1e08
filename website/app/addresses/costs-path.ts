/** The overview of what a month costs, without language prefix. */
export const COSTS_PATH = '/costs';

/** The page where readers say what they pay. */
export const I_PAY_PATH = '/costs/i-pay';

/** What the address of a city's page says, in the order of the address. */
export const costParameters = [
  'city',
  'beside',
  'household',
  'housing',
  'currency',
  'without',
] as const;

/** Never a wage: what somebody earns is in no address. */
export type CostAddress = {
  /** Slug of the second city. */
  beside?: string | undefined;
  household?: string | undefined;
  housing?: string | undefined;
  /** Code of the currency that sums are shown in as well. */
  currency?: string | undefined;
  /** Groups that are left out. */
  without?: readonly string[] | undefined;
};

/** The page of a city, without language prefix. @param city its slug */
export function costsPath(city: string, address: CostAddress = {}): string {
  const query = costsQuery(address);
  return `${COSTS_PATH}/${city}${query && `?${query}`}`;
}

/** The query of a city's page, without `?`; empty for what is shown at first. */
export function costsQuery({ without = [], ...address }: CostAddress): string {
  const query = new URLSearchParams();
  for (const name of costParameters) {
    const value = name === 'without' ? without.join(',') : name === 'city' ? '' : address[name];
    if (value) query.set(name, value);
  }
  // Commas separate in a query as they are; encoded they would only be longer.
  return query.toString().replaceAll('%2C', ',');
}

/** The page where readers say what they pay for an item in a city. */
export const iPayPath = (city: string, item: string): string =>
  `${I_PAY_PATH}?${new URLSearchParams({ city, item })}`;
