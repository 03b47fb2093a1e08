import type { Core } from '@strapi/strapi';

const PERMISSION = 'plugin::users-permissions.permission';

const AUTH = 'plugin::users-permissions.auth';

/**
 * The permissions of each role. Public reads (PUBLIC_READ in src/read-api/controller.ts) and calls
 * that carry their own credentials (src/api/account/routes) need none.
 */
const ALLOWED_ACTIONS = {
  /** Requests without a token; refreshing a session needs only the refresh token in the body. */
  public: [`${AUTH}.refresh`],
  /** Users signed in to the app. */
  authenticated: [
    `${AUTH}.refresh`,
    `${AUTH}.logout`,
    'plugin::users-permissions.user.me',
    'api::account.deletion.mine',
  ],
};

/**
 * Sets the roles' permissions to ALLOWED_ACTIONS at every start: revokes what Strapi grants by default
 * (registration) and what was changed in the panel.
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
