/** A day some days ago, such as `2026-11-21`, for prices that must not be too old. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const item = (key: string, name: string, group: string, more: object = {}) => ({
  ...{ key, name, group, unit: 'month', per: 'household', amount: 1, housing: [] },
  names: [{ language: 'ar', name: `${name} (ar)` }],
  ...more,
});

const price = (itemKey: string, city: string, low: number, high: number, more: object = {}) => ({
  ...{ item: itemKey, city, area: null, low, high },
  currency: city === 'istanbul' ? 'TRY' : 'AED',
  ...{ observed_on: daysAgo(10), checked_on: null },
  valid_for: city === 'istanbul' ? 3 : 12,
  ...{ source_kind: 'official', source: 'Fare table', source_url: 'https://fares.example/' },
  ...{ sample_size: 9, is_example: false },
  ...more,
});

/** Costs as a content service answers them: Dubai has all prices, Istanbul not. */
export const costEntries = {
  items: [
    item('room', 'Room', 'housing', { housing: ['room'] }),
    item('flat', 'Flat', 'housing', { housing: ['flat-2'] }),
    item('rice', 'Rice', 'food', { unit: 'kilogram', per: 'person', amount: 4 }),
    item('bus-pass', 'Bus pass', 'transport', { per: 'person' }),
    item('school', 'School', 'children', { unit: 'year', per: 'child' }),
    item('permit', 'Permit', 'once', { unit: 'once', per: 'person' }),
    item('doctor', 'Doctor', 'health', { unit: 'visit', per: 'person' }),
  ],
  cities: [
    { slug: 'dubai', name: 'Dubai', names: [], country: 'AE', currency: 'AED' },
    { slug: 'istanbul', name: 'Istanbul', names: [], country: 'TR', currency: 'TRY' },
  ],
  prices: [
    price('room', 'dubai', 1200, 2000),
    price('flat', 'dubai', 6000, 9000),
    price('rice', 'dubai', 5, 8, { observed_on: daysAgo(40), checked_on: daysAgo(2) }),
    price('bus-pass', 'dubai', 150, 350),
    price('school', 'dubai', 12_000, 24_000),
    price('permit', 'dubai', 4000, 6000),
    price('room', 'istanbul', 10_000, 16_000),
    price('rice', 'istanbul', 60, 90),
    price('bus-pass', 'istanbul', 1500, 2500, { observed_on: daysAgo(120) }),
  ],
  rates: [
    {
      ...{ currency: 'AED', per_usd: 3.6725, date: '1997-11-01', kind: 'peg' },
      ...{ has_parallel_market: false, source: 'Central Bank', source_url: null },
      is_example: false,
    },
    {
      ...{ currency: 'TRY', per_usd: 50, date: daysAgo(3), kind: 'published' },
      ...{ has_parallel_market: true, source: 'Bank', source_url: null, is_example: false },
    },
  ],
};

/** The same figures as examples that nobody has checked. */
export const exampleCosts = {
  ...costEntries,
  prices: costEntries.prices.map((each) => ({ ...each, is_example: true })),
};
