/** What the items of a month belong to, in the order in which they are shown. */
export const costGroups = [
  'housing',
  'bills',
  'food',
  'eating-out',
  'transport',
  'phone',
  'health',
  'children',
  'other',
  'once',
] as const;

export type CostGroup = (typeof costGroups)[number];

/** What is paid once, and therefore not part of a month. */
export const ONE_OFF: CostGroup = 'once';

/** The groups that a month consists of, which a visitor can leave out. */
export const monthlyGroups = costGroups.filter((group) => group !== ONE_OFF);

/** What a price is for. */
export const costUnits = [
  'month',
  'year',
  'once',
  'piece',
  'kilogram',
  'litre',
  'trip',
  'meal',
  'visit',
] as const;

export type CostUnit = (typeof costUnits)[number];

/** Kinds of housing, from the smallest. */
export const housingKinds = ['bed', 'room', 'studio', 'flat-1', 'flat-2'] as const;

export type HousingKind = (typeof housingKinds)[number];

type Household = { adults: number; children: number };

/** The households that can be chosen, by their name in addresses: adults and children. */
export const households = {
  '1': { adults: 1, children: 0 },
  '2': { adults: 2, children: 0 },
  '1-1': { adults: 1, children: 1 },
  '2-1': { adults: 2, children: 1 },
  '2-2': { adults: 2, children: 2 },
  '2-3': { adults: 2, children: 3 },
} as const satisfies Record<string, Household>;

export type HouseholdName = keyof typeof households;

export const householdNames = Object.keys(households).toSorted(
  (one, other) => sizeOf(one) - sizeOf(other),
) as HouseholdName[];

/** The housing that a household is shown with at first. */
export function usualHousing(name: HouseholdName): HousingKind {
  const { adults, children } = households[name];
  if (children > 1) return 'flat-2';
  if (children === 1) return 'flat-1';
  return adults === 1 ? 'room' : 'studio';
}

function sizeOf(name: string): number {
  const { adults, children } = households[name as HouseholdName];
  return adults + children;
}
