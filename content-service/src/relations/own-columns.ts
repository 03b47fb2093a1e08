import type { Core } from '@strapi/strapi';

/** Ids begin at 1: Strapi's own check refuses this one with a clear message. */
const NO_SUCH_ENTRY = 0;

type FindId = (documentId: string) => Promise<number>;

/**
 * A relation to one in any form that the panel, the API and the document service use, as the id
 * that stands in the column; null for none, undefined for "leave it as it is".
 */
export async function readRelationToOne(
  given: unknown,
  findId: FindId,
): Promise<number | null | undefined> {
  if (given === undefined || given === null) return given;
  if (typeof given === 'number') return given;
  if (typeof given === 'string') return /^\d+$/.test(given) ? Number(given) : findId(given);
  if (Array.isArray(given)) return (await readRelationToOne(given.at(-1), findId)) ?? null;
  if (typeof given !== 'object') return NO_SUCH_ENTRY;
  if ('documentId' in given) return findId(String(given.documentId));
  if ('id' in given) return Number(given.id);
  if ('set' in given) return readRelationToOne(given.set, findId);
  const { connect = [], disconnect = [] }: { connect?: unknown; disconnect?: unknown } = given;
  if (Array.isArray(connect) ? connect.length > 0 : connect)
    return readRelationToOne(connect, findId);
  return Array.isArray(disconnect) && disconnect.length === 0 ? undefined : null;
}

/**
 * Strapi's document service leaves relations that are columns ("useJoinTable": false) alone: what
 * it does for the others, turning document ids into ids, is done here before it sees the data.
 */
export function supportRelationsInOwnColumns(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'create' || context.action === 'update' || context.action === 'clone') {
      const data: Record<string, unknown> = { ...context.params.data };
      for (const [name, attribute] of Object.entries(context.contentType.attributes)) {
        const isColumn = 'useJoinTable' in attribute && attribute.useJoinTable === false;
        if (!isColumn || attribute.type !== 'relation' || !('target' in attribute)) continue;
        const target = strapi.db.query(attribute.target);
        const id = await readRelationToOne(data[name], async (documentId) => {
          const entry = await target.findOne({ where: { documentId }, select: ['id'] });
          return entry?.id ?? NO_SUCH_ENTRY;
        });
        if (id === undefined) delete data[name];
        else data[name] = id;
      }
      context.params.data = data;
    }
    return next();
  });
}
