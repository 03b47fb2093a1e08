import type { Core } from '@strapi/strapi';
import { idSchema } from '../storable';

/** Ids start at 1, so Strapi's own validation rejects this one with a clear message. */
const MISSING_ID = 0;

type FindId = (documentId: string) => Promise<number>;

/**
 * Converts a to-one relation, in any form that the panel, the API and the document service use, to
 * the id for the column.
 * @returns null for no relation, undefined for no change
 */
export async function parseRelationToOne(
  value: unknown,
  findId: FindId,
): Promise<number | null | undefined> {
  if (value === undefined || value === null) return value;
  if (typeof value === 'number') return idOf(value);
  if (typeof value === 'string') return /^\d+$/.test(value) ? idOf(value) : findId(value);
  if (Array.isArray(value)) return (await parseRelationToOne(value.at(-1), findId)) ?? null;
  if (typeof value !== 'object') return MISSING_ID;
  if ('documentId' in value) return findId(String(value.documentId));
  if ('id' in value) return idOf(value.id);
  if ('set' in value) return parseRelationToOne(value.set, findId);
  const { connect = [], disconnect = [] }: { connect?: unknown; disconnect?: unknown } = value;
  if (Array.isArray(connect) ? connect.length > 0 : connect)
    return parseRelationToOne(connect, findId);
  return Array.isArray(disconnect) && disconnect.length === 0 ? undefined : null;
}

const idOf = (value: unknown): number => idSchema().catch(MISSING_ID).parse(value);

/**
 * Converts document ids to ids in relations stored as columns ("useJoinTable": false). Strapi's
 * document service does so for join tables only.
 */
export function resolveColumnRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'create' || context.action === 'update' || context.action === 'clone') {
      const data: Record<string, unknown> = { ...context.params.data };
      for (const [name, attribute] of Object.entries(context.contentType.attributes)) {
        const isColumn = 'useJoinTable' in attribute && attribute.useJoinTable === false;
        if (!isColumn || attribute.type !== 'relation' || !('target' in attribute)) continue;
        const target = strapi.db.query(attribute.target);
        const id = await parseRelationToOne(data[name], async (documentId) => {
          const entry = await target.findOne({ where: { documentId }, select: ['id'] });
          return entry?.id ?? MISSING_ID;
        });
        if (id === undefined) delete data[name];
        else data[name] = id;
      }
      context.params.data = data;
    }
    return next();
  });
}
