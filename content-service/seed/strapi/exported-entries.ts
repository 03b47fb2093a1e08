import { z } from 'zod';
import type { Archive } from './read-archive';
import { type ForeignEntry, isRecord } from './source';

const FILE = 'plugin::upload.file';

const schemaSchema = z.object({
  uid: z.string(),
  info: z.object({ pluralName: z.string().optional() }),
  options: z.object({ draftAndPublish: z.boolean().optional() }).optional(),
});

const end = z.object({
  type: z.string(),
  ref: z.union([z.number(), z.string()]),
  field: z.string().nullish(),
  pos: z.number().nullish(),
});

const linkSchema = z.object({ left: end, right: end });

type End = z.infer<typeof end>;

/**
 * Puts the parts of an export together: entries, the numbers of those that they refer to, and their
 * files. Drafts are left out.
 * @returns the entries of a type by its plural name; undefined if there is no such type
 */
export function exportedEntries({
  schemas,
  entities,
  links,
}: Pick<Archive, 'schemas' | 'entities' | 'links'>): (from: string) => ForeignEntry[] | undefined {
  const types = schemas.flatMap((schema) => schemaSchema.safeParse(schema).data ?? []);
  const entries = new Map<string, ForeignEntry>();
  for (const { type, id, data } of entities) {
    if (typeof id === 'number' && isRecord(data)) entries.set(`${type} ${id}`, { ...data, id });
  }
  const parsed = links.flatMap((link) => linkSchema.safeParse(link).data ?? []);
  const ordered = parsed.map(({ left, right }) =>
    // Files know where they are used, not the other way round.
    left.type === FILE ? { left: right, right: left } : { left, right },
  );
  // A list keeps its order.
  ordered.sort((one, other) => (one.left.pos ?? 0) - (other.left.pos ?? 0));
  for (const { left, right } of ordered) {
    refer(entries, left, right);
    if (right.type !== FILE) refer(entries, right, left);
  }
  return (from) => {
    const type = types.find(({ uid, info }) => info.pluralName === from && uid.startsWith('api::'));
    if (!type) return undefined;
    const hasDrafts = type.options?.draftAndPublish === true;
    return [...entries]
      .filter(([key]) => key.startsWith(`${type.uid} `))
      .map(([, entry]) => entry)
      .filter(({ publishedAt }) => !hasDrafts || typeof publishedAt === 'string');
  };
}

/** Adds an entry to a field of another one: relations to one entry are lists of one. */
function refer(entries: ReadonlyMap<string, ForeignEntry>, { type, ref, field }: End, to: End) {
  const entry = entries.get(`${type} ${ref}`);
  const target = entries.get(`${to.type} ${to.ref}`);
  if (!entry || !field || !target) return;
  const held = entry[field];
  entry[field] = Array.isArray(held) ? [...held, target] : [target];
}
