import type { Core } from '@strapi/strapi';
import { type Entry, VERSION } from './version';

/** The actions of the desk that a role may have, beside those on posts and versions themselves. */
export const MAKE_PUBLIC = 'api::desk.make-public';
export const DELETE_POST = 'api::desk.delete-post';
export const IMPORT_POSTS = 'api::desk.import-posts';

const ACTIONS = [
  { uid: 'desk.make-public', displayName: 'Make public and schedule' },
  { uid: 'desk.delete-post', displayName: 'Delete posts and put them back' },
  { uid: 'desk.import-posts', displayName: 'Import posts from spreadsheets' },
];

/** Strapi's rights of a user who is signed in to the panel (CASL). */
interface Ability {
  can: (action: string, subject?: unknown) => boolean;
}

interface PermissionChecker {
  sanitizeUpdateInput: (entity: Entry) => (data: Data) => Promise<Data>;
  can: Record<'read' | 'create' | 'update', (entity?: Entry, field?: string) => boolean>;
}

type Data = Record<string, unknown>;

interface PermissionCheckers {
  create: (options: { userAbility: Ability; model: string }) => PermissionChecker;
}

/** Makes the desk's actions available to roles, in their settings. Call it in `register`. */
export async function registerDeskActions(strapi: Core.Strapi): Promise<void> {
  const actions = ACTIONS.map((action) => ({ ...action, section: 'settings', category: 'Desk' }));
  await strapi.service('admin::permission')?.actionProvider.registerMany(actions);
}

/** Whether the user of the current request may make versions public. True outside a request. */
export function mayMakePublic(strapi: Core.Strapi): boolean {
  const ability = currentAbility(strapi);
  return ability?.can(MAKE_PUBLIC) ?? true;
}

/**
 * Whether the user of the current request may do something with an entry, such as a post or a version;
 * conditions of the role, such as a language, are applied to it. True outside a request.
 * @param model its type
 * @param entry with its relations
 * @param field only with this one; a part of a component by its path
 */
export function mayUse(
  strapi: Core.Strapi,
  action: 'read' | 'create' | 'update',
  model: string,
  entry?: Entry,
  field?: string,
): boolean {
  return checkerFor(strapi, model)?.can[action](entry, field) ?? true;
}

/** The fields of a version that the user of the current request may write. */
export async function permittedFields(
  strapi: Core.Strapi,
  version: Entry,
  data: Data,
): Promise<Data> {
  const checker = checkerFor(strapi, VERSION);
  return checker ? checker.sanitizeUpdateInput(version)(data) : data;
}

function checkerFor(strapi: Core.Strapi, model: string): PermissionChecker | undefined {
  const userAbility = currentAbility(strapi);
  if (!userAbility) return undefined;
  // A service of a plugin, whose type Strapi does not export.
  const checkers = strapi.service('plugin::content-manager.permission-checker') as unknown;
  return (checkers as PermissionCheckers).create({ userAbility, model });
}

function currentAbility(strapi: Core.Strapi): Ability | undefined {
  const state: { userAbility?: Ability } | undefined = strapi.requestContext.get()?.state;
  return state?.userAbility;
}
