import type { Core } from '@strapi/strapi';
import type { Author } from './version';

/** Strapi's table of settings: shared by all processes, and no rows but ours have this prefix. */
const STORE = 'strapi::core-store';
const PREFIX = 'desk_presence_';

/** The panel calls every 20 seconds; a call may be late. */
const PRESENT_MS = 50_000;

interface StoredPresence {
  key: string;
  value: string;
}

/**
 * Notes that an editor has a version open.
 * @returns the names of the other editors who have it open
 */
export async function notePresence(
  strapi: Core.Strapi,
  documentId: string,
  { id, name }: Author,
  now: Date,
): Promise<string[]> {
  const store = strapi.db.query(STORE);
  const prefix = `${PREFIX}${documentId}_`;
  const key = `${prefix}${id}`;
  const data = { key, value: name, type: 'string', tag: now.toISOString() };
  const updated = await store.updateMany({ where: { key }, data });
  if (updated.count === 0) await store.create({ data });
  const present: StoredPresence[] = await store.findMany({
    where: { key: { $startsWith: prefix, $ne: key }, tag: { $gte: since(now) } },
    orderBy: { id: 'asc' },
  });
  return [...new Set(present.map(({ value }) => value))];
}

/** Deletes what editors left who closed the form. */
export async function deleteOldPresence(strapi: Core.Strapi, now: Date): Promise<void> {
  const where = { key: { $startsWith: PREFIX }, tag: { $lt: since(now) } };
  await strapi.db.query(STORE).deleteMany({ where });
}

const since = (now: Date) => new Date(now.getTime() - PRESENT_MS).toISOString();
