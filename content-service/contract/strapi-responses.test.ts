import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { COMPILE_CACHE_ENV } from './running-program.ts';

const SELECTIONS = [
  '',
  'populate=*',
  'fields=title,slug&populate=city.country,creator.picture,nationality.flag',
  'populate[picture][fields][0]=formats&populate[gallery]=true&populate[information]=*',
  'populate[related][populate]=*&populate[area][populate][city][populate]=country',
  'fields=id&populate=related.nationality.flag,related.picture,map',
];

const NOW = new Date().toISOString();

/** Upcoming and past events, as the website queries them. */
const TIME_FILTERS = [
  [`[0][end][$gte]=${NOW}`, '[1][$and][0][end][$null]=true', `[1][$and][1][start][$gte]=${NOW}`],
  [`[0][end][$lt]=${NOW}`, '[1][$and][0][end][$null]=true', `[1][$and][1][start][$lt]=${NOW}`],
].map((conditions) => conditions.map((condition) => `filters[$or]${condition}`).join('&'));

const FILTERS = [
  ...TIME_FILTERS,
  '',
  'filters[post_type][name]=Article',
  'filters[post_type][name][$in]=Event,Business',
  'filters[city][country][code]=TR',
  'filters[price][$gte]=0',
  'filters[price][$null]=true',
  'filters[$or][0][slug]=sofa&filters[$or][1][creator][name]=Editors',
  'filters[nationality][is_rtl]=false&filters[id][$ne]=101',
  'filters[start][$gt]=2000-01-01&filters[end][$notNull]=true',
  'filters[id][$notIn]=101,301',
  'filters[is_active]=false',
  '_q=istanbul',
  '_q=the',
];

const SORTS = [
  '',
  'id:desc',
  'title:asc',
  'title:desc',
  'price:asc',
  'price:desc',
  'start:asc,price:desc',
  'end:desc,title:asc',
  'createdAt:asc',
  'updatedAt:desc',
  'stick_top:asc',
  'sticky_order:desc,price:asc',
  'stick_top:desc,sticky_order:desc,start:asc',
  'is_harbour_partner:desc',
].map((sort) => sort && `sort=${sort}`);

const PAGINATIONS = [
  'pagination[start]=0&pagination[limit]=100',
  'pagination[start]=2&pagination[limit]=3',
  'pagination[start]=4&pagination[limit]=4',
];

/** Every sort with every filter; paginations and selections rotate, so that all are combined. */
const ADDRESSES = SORTS.flatMap((sort, row) =>
  FILTERS.map((filter, column) => {
    const index = row * FILTERS.length + column;
    const cut = PAGINATIONS[index % PAGINATIONS.length];
    const selection = SELECTIONS[Math.floor(index / PAGINATIONS.length) % SELECTIONS.length];
    return `posts?${[cut, sort, filter, selection].filter(Boolean).join('&')}`;
  }),
);

/** What our API adds to entries, and Strapi does not know. */
const ADDED = ['is_outdated', 'translations'];

async function fetchStrapiResponses(env: Record<string, string>): Promise<unknown[]> {
  const program = fileURLToPath(new URL('strapi-responses.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...COMPILE_CACHE_ENV,
      NODE_ENV: 'production',
      DEMO_CONTENT: 'false',
      ...env,
    },
  });
  child.stdin.end(JSON.stringify(ADDRESSES));
  // The service prints a line of its own at start; the results are the last line.
  const lines = (await text(child.stdout)).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '') as unknown[];
}

describe.each([
  { database: 'SQLite', url: inject('sqliteUrl'), env: inject('sqliteEnvironment') },
  { database: 'PostgreSQL', url: inject('postgresUrl'), env: inject('postgresEnvironment') },
])('the API on $database', ({ url, env }) => {
  test.skipIf(!url)('returns what Strapi would for many queries', async () => {
    const expected = await fetchStrapiResponses(env);
    expect(expected).toHaveLength(ADDRESSES.length);
    for (const [index, address] of ADDRESSES.entries()) {
      const headers = { 'Strapi-Response-Format': 'v5' };
      const response = await fetch(`${url}/api/${address}`, { headers });
      const { data, meta } = JSON.parse(await response.text(), (key, value) =>
        ADDED.includes(key) ? undefined : value,
      ) as { data: unknown; meta: { pagination: { total: number } } };
      expect({ address, total: meta.pagination.total, data }).toEqual({
        address,
        ...(expected[index] as object),
      });
    }
  });
});
