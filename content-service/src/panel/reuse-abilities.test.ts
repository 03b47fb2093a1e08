import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { reuseAbilities } from './reuse-abilities';

const READ = { id: 1, action: 'read', conditions: '[]' };
const WRITE = { id: 2, action: 'write', conditions: '[]' };

/** @returns what the panel's requests call for the ability of a user, and the permissions they hold */
function startPanel() {
  const held = new Map<number, object[]>();
  const engine = {
    generateUserAbility: async ({ id }: { id: number }) => ({ permissions: held.get(id) }),
  };
  const raw = async (_: string, [userId]: number[]) => held.get(userId ?? 0);
  const strapi = {
    service: () => ({ engine }),
    db: { connection: { raw, client: { dialect: 'sqlite3' } } },
  };
  reuseAbilities(strapi as unknown as Core.Strapi);
  return { held, abilityOf: (id: number) => engine.generateUserAbility({ id }) };
}

test('the ability of a user is reused while the permissions are the same', async () => {
  const { held, abilityOf } = startPanel();
  held.set(1, [READ]);
  const ability = await abilityOf(1);
  held.set(1, [{ ...READ }]);
  expect(await abilityOf(1)).toBe(ability);
});

test.each([
  ['taken away', []],
  ['added', [READ, WRITE]],
  ['changed', [{ ...READ, action: 'write' }]],
])('the ability is made anew at once when a permission is %s', async (_, permissions) => {
  const { held, abilityOf } = startPanel();
  held.set(1, [READ]);
  await abilityOf(1);
  held.set(1, permissions);
  expect(await abilityOf(1)).toEqual({ permissions });
});

test('users with the same permissions have abilities of their own', async () => {
  const { held, abilityOf } = startPanel();
  held.set(1, [READ]);
  held.set(2, [READ]);
  expect(await abilityOf(1)).not.toBe(await abilityOf(2));
});

test.each(['["api::post-language-ar"]', null])(
  'an ability with the conditions %s is made anew for each request',
  async (conditions) => {
    const { held, abilityOf } = startPanel();
    held.set(1, [READ, { ...WRITE, conditions }]);
    expect(await abilityOf(1)).not.toBe(await abilityOf(1));
  },
);
