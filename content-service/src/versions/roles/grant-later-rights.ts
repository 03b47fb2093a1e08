import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { IMPORT_POSTS } from '../rights';
import { VERSION } from '../version';
import { addRights } from './add-rights';
import {
  ANSWER_TEMPLATE,
  CALENDAR_FEED,
  COST_TYPES,
  REPORT,
  type Right,
  type Role,
  SCAM_RULE,
} from './roles';

/** Actions that the first roles did not have yet, and types that did not exist. */
const LATER_ACTIONS: readonly string[] = [IMPORT_POSTS];
const LATER_TYPES: readonly string[] = [
  REPORT,
  ANSWER_TEMPLATE,
  SCAM_RULE,
  CALENDAR_FEED,
  ...COST_TYPES,
];

const isOfLaterType = ({ subject = '' }: Right) => LATER_TYPES.includes(subject);

const offeredSchema = z.array(z.string()).nullish();

/**
 * Gives the roles of an older installation the rights that were added to them since, each of them once:
 * what administrators take away stays away. A role that no longer writes versions gets none.
 * @param roles those of the desk, which were created before
 */
export async function grantLaterRights(strapi: Core.Strapi, roles: readonly Role[]): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'desk' });
  const offered = offeredSchema.parse(await store.get({ key: 'later-rights' })) ?? [];
  const due = roles.flatMap(({ code, rights }) =>
    rights
      .filter((right) => LATER_ACTIONS.includes(right.action) || isOfLaterType(right))
      .map((right) => ({ code, right, key: keyOf(code, right) }))
      .filter(({ key }) => !offered.includes(key)),
  );
  if (due.length === 0) return;
  for (const { code, right } of due) {
    const role: StoredRole | null = await strapi.db
      .query('admin::role')
      .findOne({ where: { code }, populate: { permissions: true } });
    if (!role || !(isOfLaterType(right) || writesVersions(role))) continue;
    if (role.permissions.some((each) => isSameRight(each, right))) continue;
    await addRights(strapi, role.id, [right]);
  }
  await store.set({ key: 'later-rights', value: [...offered, ...due.map(({ key }) => key)] });
}

const keyOf = (code: string, { action, subject }: Right) =>
  [code, action, subject].filter(Boolean).join(' ');

const isSameRight = (stored: StoredRole['permissions'][number], { action, subject }: Right) =>
  stored.action === action && stored.subject === (subject ?? null);

interface StoredRole {
  id: number;
  permissions: { action: string; subject: string | null }[];
}

function writesVersions({ permissions }: StoredRole): boolean {
  const create = 'plugin::content-manager.explorer.create';
  return permissions.some(({ action, subject }) => action === create && subject === VERSION);
}
