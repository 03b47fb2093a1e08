import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { selectRows } from '../database/rows';

/** Strapi's services for the panel's roles and permissions, whose types it does not export. */
interface RoleService {
  resetSuperAdminPermissions: () => Promise<void>;
}

interface PermissionService {
  cleanPermissionsInDatabase: () => Promise<void>;
  actionProvider: { values: () => unknown[] };
}

/** What Strapi synchronises, and what it reads for that. */
const TABLES = [
  'admin_permissions',
  'admin_permissions_role_lnk',
  'admin_permissions_api_token_lnk',
  'admin_roles',
  'i18n_locale',
];

const KEY = 'synced permissions';

/**
 * Has Strapi bring the stored permissions of the panel into line with its actions and the fields of
 * types only if any of these or Strapi itself have changed since it last did: that takes 5 to 20 % of
 * the CPU time of a start. Call it in `register`.
 */
export function syncPermissionsWhenChanged(strapi: Core.Strapi): void {
  const roles = roleService(strapi);
  const permissions = permissionService(strapi);
  const reset = roles.resetSuperAdminPermissions;
  const clean = permissions.cleanPermissionsInDatabase;
  const store = () => strapi.store({ type: 'core', name: 'panel' });
  const isUpToDate = async () => (await store().get({ key: KEY })) === (await digestOf(strapi));
  roles.resetSuperAdminPermissions = async () => {
    if (!(await isUpToDate())) await reset();
  };
  permissions.cleanPermissionsInDatabase = async () => {
    if (await isUpToDate()) return;
    await clean();
    await store().set({ key: KEY, value: await digestOf(strapi) });
  };
}

/** After this service has granted permissions at a start, so that the next one finds them up to date. */
export const cleanPermissions = (strapi: Core.Strapi): Promise<void> =>
  permissionService(strapi).cleanPermissionsInDatabase();

async function digestOf(strapi: Core.Strapi): Promise<string> {
  const hash = createHash('sha256');
  const { actionProvider } = permissionService(strapi);
  const { contentTypes, components } = strapi;
  const version = strapi.config.get('info.strapi');
  hash.update(JSON.stringify([version, actionProvider.values(), contentTypes, components]));
  await strapi.db.transaction(async ({ trx }) => {
    for (const table of TABLES) {
      hash.update(JSON.stringify(await selectRows(trx, `select * from ${table} order by id`)));
    }
  });
  return hash.digest('hex');
}

const roleService = (strapi: Core.Strapi) =>
  strapi.service('admin::role') as unknown as RoleService;

const permissionService = (strapi: Core.Strapi) =>
  strapi.service('admin::permission') as unknown as PermissionService;
