import type { Core } from '@strapi/strapi';

const PERMISSION = 'plugin::users-permissions.permission';

const READABLE = [
  'post',
  'post-type',
  'post-category',
  'nationality',
  'country',
  'city',
  'area',
  'creator',
];

/** All that a visitor without a key may do. */
export const PUBLIC_ACTIONS = READABLE.flatMap((type) => [
  `api::${type}.${type}.find`,
  `api::${type}.${type}.findOne`,
]);

/**
 * Makes the public role's permissions equal to PUBLIC_ACTIONS, at every start: what Strapi grants
 * by itself (registration, sign-in) and what was ticked by mistake in the panel is taken back.
 */
export async function keepPublicPermissions(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' }, populate: { permissions: true } });
  if (!role) throw new Error('the role "public" is missing in the database');
  const held: { id: number; action: string }[] = role.permissions;
  for (const permission of held.filter(({ action }) => !PUBLIC_ACTIONS.includes(action))) {
    await strapi.db.query(PERMISSION).delete({ where: { id: permission.id } });
  }
  const heldActions = held.map(({ action }) => action);
  for (const action of PUBLIC_ACTIONS.filter((wanted) => !heldActions.includes(wanted))) {
    await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
  }
}
