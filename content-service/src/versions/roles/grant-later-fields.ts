import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { POST, VERSION } from '../version';
import { allFields } from './add-rights';
import { CONTACT_MESSAGE, type Role } from './roles';

const OF_POSTS = [
  ...['sources', 'answers', 'checked_at', 'checked_by', 'confirmed_at', 'check_every'],
  ...['check_due_at', 'expires_at', 'listed_last', 'reported_at', 'contact_hidden_at'],
  ...['corrected_at', 'safety_note', 'translation_group', 'translated_from', 'translated_version'],
  ...['is_machine_translated', 'words_changed_at', 'source_words_at'],
];

/**
 * Fields that were added after roles were first created, and before it was remembered which fields
 * there were. Complete: later ones are found by what is remembered.
 */
const NOT_REMEMBERED: Readonly<Record<string, readonly string[]>> = {
  [POST]: OF_POSTS,
  [VERSION]: [...OF_POSTS, 'small_change', 'correction', 'correction_at'],
  [CONTACT_MESSAGE]: [
    ...['kind', 'post', 'progress', 'assignee', 'assignee_name', 'answer', 'answered_at'],
    ...['about_data', 'done_at'],
  ],
  'api::city.city': ['introductions'],
  'api::nationality.nationality': ['introductions'],
  'api::country.country': ['emergency_numbers', 'emergency_checked_on'],
  'api::post-category.post-category': ['check_every'],
  'api::post-type.post-type': ['check_every'],
};

const rememberedSchema = z.record(z.string(), z.array(z.string())).nullish();

type Fields = Readonly<Record<string, readonly string[]>>;

/**
 * Gives the roles of an older installation the fields that were added to types since, each of them
 * once: a right on all fields of a type is stored as a list of them. A list that an administrator has
 * shortened stays as it is.
 * @param roles those of the desk, which were created before
 */
export async function grantLaterFields(strapi: Core.Strapi, roles: readonly Role[]): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'desk' });
  const remembered = rememberedSchema.parse(await store.get({ key: 'fields' })) ?? {};
  const current = fieldsOf(strapi, roles);
  const added = Object.entries(current).flatMap(([subject, fields]) => {
    const known = knownFields(subject, fields, remembered);
    return known.length < fields.length ? [{ subject, fields, known }] : [];
  });
  for (const { subject, fields, known } of added) {
    for (const role of roles) {
      const actions = role.rights
        .filter((right) => right.subject === subject && !right.fields)
        .map(({ action }) => action);
      const where = { role: { code: role.code }, subject, action: { $in: actions } };
      await extend(strapi, where, fields, known);
    }
  }
  const value = { ...remembered, ...current };
  if (!isDeepStrictEqual(value, remembered)) await store.set({ key: 'fields', value });
}

/** The fields of each type on which a role has a right. */
function fieldsOf(strapi: Core.Strapi, roles: readonly Role[]): Fields {
  const subjects = roles.flatMap(({ rights }) => rights.flatMap(({ subject }) => subject ?? []));
  return Object.fromEntries(
    [...new Set(subjects)].map((subject) => [subject, allFields(strapi, subject)]),
  );
}

function knownFields(subject: string, fields: readonly string[], remembered: Fields) {
  const before = remembered[subject];
  const later = NOT_REMEMBERED[subject] ?? [];
  // Parts of components are named by paths.
  const attributeOf = (field: string) => field.split('.', 1)[0] ?? field;
  return fields.filter((field) =>
    before ? before.includes(field) : !later.includes(attributeOf(field)),
  );
}

interface StoredPermission {
  id: number;
  properties: { fields?: string[] };
}

/** Adds fields to the rights that have all known ones. */
async function extend(
  strapi: Core.Strapi,
  where: object,
  fields: readonly string[],
  known: readonly string[],
): Promise<void> {
  const permissions: StoredPermission[] = await strapi.db
    .query('admin::permission')
    .findMany({ where });
  for (const { id, properties } of permissions) {
    const held = properties.fields ?? [];
    if (known.some((field) => !held.includes(field))) continue;
    const data = { properties: { ...properties, fields: [...new Set([...held, ...fields])] } };
    await strapi.db.query('admin::permission').update({ where: { id }, data });
  }
}
