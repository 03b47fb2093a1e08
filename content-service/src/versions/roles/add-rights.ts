import type { Core } from '@strapi/strapi';
import type { Right } from './roles';

interface RoleService {
  addPermissions: (roleId: number, permissions: object[]) => Promise<unknown>;
}

/** Adds rights to those that a role has. */
export async function addRights(
  strapi: Core.Strapi,
  roleId: number,
  rights: readonly Right[],
): Promise<void> {
  // A service of Strapi's own, whose type it does not export.
  const service = strapi.service('admin::role') as unknown as RoleService;
  const permissions = rights.map((right) => permissionFor(strapi, right));
  await service.addPermissions(roleId, permissions);
}

function permissionFor(strapi: Core.Strapi, { action, subject, fields, conditions }: Right) {
  const permitted = fields ?? (subject === undefined ? undefined : allFields(strapi, subject));
  return {
    action,
    subject: subject ?? null,
    properties: permitted ? { fields: permitted } : {},
    conditions: conditions ?? [],
  };
}

/** All fields of a type, those of components by their paths, as the panel's settings list them. */
export function allFields(strapi: Core.Strapi, subject: string): string[] {
  return strapi
    .service('admin::content-type')
    ?.getNestedFields(strapi.contentTypes[subject as never], { components: strapi.components });
}
