import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { cleanPermissions, syncPermissionsWhenChanged } from './sync-permissions';

const TYPES = { 'api::city.city': { attributes: { name: {} } } };
const ACTIONS = [{ actionId: 'read' }];

/** What a database keeps from one start to the next. */
function newDatabase() {
  return { values: new Map<string, unknown>(), permissions: ['stale'], locales: ['en'] };
}

/** Starts the service. @returns what it has synchronised so far */
async function start(
  database: ReturnType<typeof newDatabase>,
  { types = TYPES, actions = ACTIONS, version = '5.54.0' } = {},
) {
  const synced: string[] = [];
  const roles = { resetSuperAdminPermissions: async () => void synced.push('reset') };
  const permissions = {
    cleanPermissionsInDatabase: async () => {
      synced.push('clean');
      database.permissions = database.permissions.filter((name) => name !== 'stale');
    },
    actionProvider: { values: () => actions },
  };
  const trx = {
    client: { dialect: 'sqlite3' },
    raw: async (text: string) =>
      text.includes('i18n_locale') ? database.locales : database.permissions,
  };
  const strapi = {
    contentTypes: types,
    components: {},
    config: { get: () => version },
    db: { transaction: (run: (options: { trx: unknown }) => Promise<void>) => run({ trx }) },
    service: (uid: string) => (uid === 'admin::role' ? roles : permissions),
    store: () => ({
      get: async ({ key }: { key: string }) => database.values.get(key),
      set: async ({ key, value }: { key: string; value: unknown }) =>
        database.values.set(key, value),
    }),
  } as unknown as Core.Strapi;
  syncPermissionsWhenChanged(strapi);
  await roles.resetSuperAdminPermissions();
  await permissions.cleanPermissionsInDatabase();
  return { strapi, roles, synced };
}

test('permissions are synchronised at the first start, and at the next one as they are', async () => {
  const database = newDatabase();
  expect((await start(database)).synced).toEqual(['reset', 'clean']);
  expect((await start(database)).synced).toEqual([]);
});

test.each([
  ['a field is new', { types: { 'api::city.city': { attributes: { name: {}, slug: {} } } } }],
  ['an action is new', { actions: [...ACTIONS, { actionId: 'write' }] }],
  ['Strapi is another version', { version: '5.55.0' }],
])('permissions are synchronised once if %s', async (_, now) => {
  const database = newDatabase();
  await start(database);
  expect((await start(database, now)).synced).toEqual(['reset', 'clean']);
  expect((await start(database, now)).synced).toEqual([]);
});

test('permissions are synchronised if others are stored', async () => {
  const database = newDatabase();
  await start(database);
  database.permissions.push('stale');
  expect((await start(database)).synced).toEqual(['reset', 'clean']);
});

test('permissions that this service grants at a start are up to date at the next one', async () => {
  const database = newDatabase();
  const { strapi } = await start(database);
  database.permissions.push('granted');
  await cleanPermissions(strapi);
  expect((await start(database)).synced).toEqual([]);
});

test('the administrator gets the permissions for a locale that is added later', async () => {
  const database = newDatabase();
  await start(database);
  const { roles, synced } = await start(database);
  database.locales.push('ar');
  await roles.resetSuperAdminPermissions();
  expect(synced).toEqual(['reset']);
});
