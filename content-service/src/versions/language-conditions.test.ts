import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { conditionIdFor, ROLE_LANGUAGES, registerLanguageConditions } from './language-conditions';

test('a role that is limited to a language may use posts in that language alone', async () => {
  const registerMany = vi.fn();
  const strapi = { service: () => ({ conditionProvider: { registerMany } }) };
  await registerLanguageConditions(strapi as unknown as Core.Strapi);
  const conditions: { name: string; displayName: string; handler: () => unknown }[] =
    registerMany.mock.calls[0]?.[0];
  expect(conditions.map(({ name }) => `api::${name}`)).toEqual(ROLE_LANGUAGES.map(conditionIdFor));
  const arabic = conditions.find(({ name }) => `api::${name}` === conditionIdFor('ar'));
  expect(arabic?.displayName).toBe('Posts in Arabic');
  expect(arabic?.handler()).toEqual({ 'nationality.language_query': { $in: ['ar'] } });
});
