import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { updateDueDates } from '../../src/verification/update-due-date';
import type { ImportedType } from './imported-types';

type Data = Record<string, unknown>;

/** An entry here. */
export interface LocalEntry {
  id: number;
  documentId: string;
  updatedAt: string;
}

/** Where an entry is written, and when it was written there. */
export interface Target {
  documentId: string;
  /** The entry that is replaced; a new one if null. */
  existing: LocalEntry | null;
  /** The number of a new entry; the next free one if undefined. */
  id: number | undefined;
  createdAt: unknown;
  updatedAt: unknown;
}

/**
 * Leaves out those values of an entry that our type does not accept.
 * @param note gets the field and the reason of each
 * @throws Error if a field that is needed is missing or wrong
 */
export async function acceptable(
  strapi: Core.Strapi,
  { uid }: ImportedType,
  content: Data,
  existing: LocalEntry | null,
  note: (field: string, reason: string) => void,
): Promise<Data> {
  const data = structuredClone(content);
  const model = strapi.contentType(uid);
  for (;;) {
    try {
      // Of a copy, since defaults are filled in.
      await (existing
        ? strapi.entityValidator.validateEntityUpdate(
            model,
            structuredClone(data),
            {},
            { ...existing },
          )
        : strapi.entityValidator.validateEntityCreation(model, structuredClone(data)));
      return data;
    } catch (error) {
      const faults = faultsOf(error);
      const removed = faults.filter(({ path }) => remove(data, path));
      for (const { path, message } of removed) note(path.join('.'), message);
      if (removed.length > 0) continue;
      throw faults.length === 0
        ? error
        : new Error(faults.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    }
  }
}

/**
 * Writes an entry with its number and its times.
 * @returns the entry as it is stored
 */
export async function writeEntry(
  strapi: Core.Strapi,
  { uid }: ImportedType,
  { documentId, existing, id, createdAt, updatedAt }: Target,
  data: Data,
): Promise<LocalEntry> {
  if (existing) await strapi.documents(uid).update({ documentId, data });
  else await strapi.documents(uid).create({ data: { ...data, documentId, ...(id && { id }) } });
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db.transaction(async ({ trx }) => {
    const times = { created_at: timeOf(createdAt), updated_at: timeOf(updatedAt) };
    const known = Object.entries(times).filter(([, time]) => time !== undefined);
    if (known.length === 0) return;
    await trx(tableName).where('document_id', documentId).update(Object.fromEntries(known));
  });
  const written = await findEntry(strapi, uid, { documentId });
  if (!written) throw new Error('it was not stored');
  // They follow from the time when a post was written, which was not stored before.
  if (uid === 'api::post.post') await updateDueDates(strapi, { id: written.id }, new Date());
  return written;
}

/** @returns null if there is none */
export const findEntry = (
  strapi: Core.Strapi,
  uid: ImportedType['uid'],
  where: object,
): Promise<LocalEntry | null> =>
  strapi.db.query(uid).findOne({ where, select: ['id', 'documentId', 'updatedAt'] });

function timeOf(value: unknown): Date | undefined {
  const time = typeof value === 'string' ? new Date(value) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

function faultsOf(error: unknown): { path: string[]; message: string }[] {
  if (!(error instanceof errors.ValidationError)) return [];
  const { details } = error as { details?: { errors?: { path: string[]; message: string }[] } };
  return (details?.errors ?? []).map(({ path, message }) => ({ path: path.map(String), message }));
}

/** @returns whether there was a value to remove */
function remove(data: Data, path: readonly string[]): boolean {
  const name = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), data);
  if (name === undefined || !isObject(parent) || (parent[name] ?? null) === null) return false;
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
