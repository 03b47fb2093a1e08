import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { selectRows } from '../database/rows';

/** A user who is signed in to the panel. */
interface PanelUser {
  id: number;
}

/** What a user may do (CASL). It is only read. */
type Ability = object;

interface PermissionService {
  engine: { generateUserAbility: (user: PanelUser) => Promise<Ability> };
}

/**
 * A permission of one of the user's roles. Ids and dates are in it, so that permissions never become
 * the same again as they once were: an ability cannot come back with them.
 */
interface PermissionRow {
  conditions: string | null;
}

const PERMISSIONS_OF_USER = `
  select permission.id, permission.updated_at, permission.action, permission.subject,
    cast(permission.action_parameters as text) as action_parameters,
    cast(permission.properties as text) as properties,
    cast(permission.conditions as text) as conditions,
    granted.id as granted, held.id as held, held.role_id
  from admin_users_roles_lnk held
  join admin_permissions_role_lnk granted on granted.role_id = held.role_id
  join admin_permissions permission on permission.id = granted.permission_id
  where held.user_id = ?
  order by held.id, granted.id`;

const MAX_USERS = 100;

/**
 * Has requests of the panel reuse what Strapi makes of a user's permissions, as long as these are the
 * same in the database: that takes a quarter of the CPU time of a request. They are read with each
 * request, so that a permission that is taken away counts from then on. Call it in `register`.
 */
export function reuseAbilities(strapi: Core.Strapi): void {
  // A service of Strapi's own, whose type it does not export.
  const { engine } = strapi.service('admin::permission') as unknown as PermissionService;
  const generate = engine.generateUserAbility;
  const cache = new LRUCache<number, { permissions: string; ability: Ability }>({ max: MAX_USERS });
  engine.generateUserAbility = async (user) => {
    const sql = strapi.db.connection;
    const rows = await selectRows<PermissionRow>(sql, PERMISSIONS_OF_USER, [user.id]);
    const permissions = JSON.stringify(rows);
    const cached = cache.get(user.id);
    if (cached?.permissions === permissions) return cached.ability;
    const ability = await generate(user);
    // Conditions may depend on more than the permissions.
    if (rows.every(({ conditions }) => conditions === '[]')) {
      cache.set(user.id, { permissions, ability });
    }
    return ability;
  };
}
