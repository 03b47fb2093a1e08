import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ROLE_LANGUAGES } from '../language-conditions';
import { addRights } from './add-rights';
import { grantLaterFields } from './grant-later-fields';
import { grantLaterRights } from './grant-later-rights';
import { editorRoleFor, ROLES, type Role } from './roles';

/** Strapi's own roles besides the administrator's: they write posts directly. */
const STRAPI_ROLES = ['strapi-editor', 'strapi-author'];

const createdSchema = z.array(z.string()).nullish();

interface RoleService {
  create: (role: Omit<Role, 'rights'>) => Promise<{ id: number }>;
  deleteByIds: (ids: number[]) => Promise<unknown>;
}

/**
 * Creates the roles of the desk, with one for editors of each language that a community has. Each is
 * created once: what administrators change or delete stays as they left it. At the first time, those
 * of Strapi's own roles are deleted that nobody has. Roles of an earlier version get the rights and fields
 * that it lacked.
 */
export async function createRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'desk' });
  const created = createdSchema.parse(await store.get({ key: 'roles' }));
  const languages = await languagesOfCommunities(strapi);
  const wanted = [
    ...ROLES,
    ...ROLE_LANGUAGES.filter((language) => languages.has(language)).map(editorRoleFor),
  ];
  const missing = wanted.filter(({ code }) => !created?.includes(code));
  await strapi.db.transaction(async () => {
    if (!created) await deleteUnusedRoles(strapi);
    for (const role of missing) await createRole(strapi, role);
    if (missing.length > 0) {
      const codes = [...(created ?? []), ...missing.map(({ code }) => code)];
      await store.set({ key: 'roles', value: codes });
    }
    await grantLaterRights(strapi, wanted);
    await grantLaterFields(strapi, wanted);
  });
}

async function languagesOfCommunities(strapi: Core.Strapi): Promise<Set<string | null>> {
  const communities: { language_query: string | null }[] = await strapi.db
    .query('api::nationality.nationality')
    .findMany({ select: ['language_query'] });
  return new Set(communities.map(({ language_query }) => language_query));
}

async function deleteUnusedRoles(strapi: Core.Strapi): Promise<void> {
  const roles: { id: number; users: unknown[] }[] = await strapi.db
    .query('admin::role')
    .findMany({ where: { code: { $in: STRAPI_ROLES } }, populate: { users: { limit: 1 } } });
  const unused = roles.filter(({ users }) => users.length === 0).map(({ id }) => id);
  if (unused.length > 0) await roleService(strapi).deleteByIds(unused);
}

async function createRole(strapi: Core.Strapi, { rights, ...role }: Role): Promise<void> {
  // Another process may have been first, or an administrator has a role of that name.
  const where = { $or: [{ code: role.code }, { name: role.name }] };
  if ((await strapi.db.query('admin::role').count({ where })) > 0) return;
  const { id } = await roleService(strapi).create(role);
  await addRights(strapi, id, rights);
}

function roleService(strapi: Core.Strapi): RoleService {
  // A service of Strapi's own, whose type it does not export.
  return strapi.service('admin::role') as unknown as RoleService;
}
