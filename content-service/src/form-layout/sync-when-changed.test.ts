import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { syncLayoutsWhenChanged } from './sync-when-changed';

const TYPES = { 'api::city.city': { attributes: { name: {} } } };

/** What a database keeps from one start to the next. */
function emptyDatabase() {
  return { values: new Map<string, unknown>(), layouts: 0 };
}

/** Starts the service. @returns how often Strapi has synchronised the layouts of types */
async function start(
  database: ReturnType<typeof emptyDatabase>,
  { types = TYPES, version = '5.54.0' }: { types?: object; version?: string } = {},
): Promise<number> {
  let count = 0;
  const services = {
    'content-types': {
      syncConfigurations: async () => {
        count += 1;
        database.layouts = Object.keys(types).length;
      },
    },
    components: { syncConfigurations: async () => undefined },
  };
  const strapi = {
    contentTypes: types,
    components: {},
    config: { get: () => version },
    db: { query: () => ({ count: async () => database.layouts }) },
    plugin: () => ({ service: (name: keyof typeof services) => services[name] }),
    store: () => ({
      get: async ({ key }: { key: string }) => database.values.get(key),
      set: async ({ key, value }: { key: string; value: unknown }) =>
        database.values.set(key, value),
    }),
  };
  syncLayoutsWhenChanged(strapi as unknown as Core.Strapi);
  await services['content-types'].syncConfigurations();
  return count;
}

test('layouts are synchronised at the first start, and at the next one as they are', async () => {
  const database = emptyDatabase();
  expect(await start(database)).toBe(1);
  expect(await start(database)).toBe(0);
});

test.each([
  ['a field is new', { types: { 'api::city.city': { attributes: { name: {}, slug: {} } } } }],
  ['a type is new', { types: { ...TYPES, 'api::area.area': { attributes: {} } } }],
  ['Strapi is another version', { version: '5.55.0' }],
])('layouts are synchronised once if %s', async (_, now) => {
  const database = emptyDatabase();
  await start(database);
  expect(await start(database, now)).toBe(1);
  expect(await start(database, now)).toBe(0);
});

test('layouts are synchronised if one is missing', async () => {
  const database = emptyDatabase();
  await start(database);
  database.layouts -= 1;
  expect(await start(database)).toBe(1);
});
