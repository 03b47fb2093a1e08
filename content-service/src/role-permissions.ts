import type { Core } from '@strapi/strapi';

const PERMISSION = 'plugin::users-permissions.permission';

const AUTH = 'plugin::users-permissions.auth';

/**
 * All that is open to each role. What everybody may read needs no permission (src/read-api/routes.ts),
 * and calls that prove their right themselves stand in src/api.
 */
const ALLOWED_ACTIONS = {
  /** A visitor without a key; who was signed in may come with a refresh token. */
  public: [`${AUTH}.refresh`],
  /** Somebody who is signed in to the app. */
  authenticated: [
    `${AUTH}.refresh`,
    `${AUTH}.logout`,
    'plugin::users-permissions.user.me',
    'api::account.deletion.mine',
  ],
};

/**
 * Makes the roles' permissions equal to OPEN_ACTIONS, at every start: what Strapi grants by itself
 * (registration) and what was ticked by mistake in the panel is taken back.
 */
export async function syncRolePermissions(strapi: Core.Strapi): Promise<void> {
  for (const [role, actions] of Object.entries(ALLOWED_ACTIONS)) {
    await syncPermissionsOf(strapi, role, actions);
  }
}

async function syncPermissionsOf(
  strapi: Core.Strapi,
  type: string,
  actions: string[],
): Promise<void> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, populate: { permissions: true } });
  if (!role) throw new Error(`the role "${type}" is missing in the database`);
  const existing: { id: number; action: string }[] = role.permissions;
  for (const permission of existing.filter(({ action }) => !actions.includes(action))) {
    await strapi.db.query(PERMISSION).delete({ where: { id: permission.id } });
  }
  const existingActions = existing.map(({ action }) => action);
  for (const action of actions.filter((action) => !existingActions.includes(action))) {
    await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
  }
}
