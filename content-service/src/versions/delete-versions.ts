import type { Core } from '@strapi/strapi';
import { relationOf } from '../read-api/relations';
import { copiedFields } from './copy';
import type { Sql } from './desk-writes';
import { VERSION } from './version';

/**
 * Deletes versions for good, with their components and their links to pictures, in a fixed number of
 * statements, past the rule that keeps public ones.
 * @param trx the current transaction
 * @param where limits a query of the versions' table
 * @returns the pictures that they showed, which may be unused now
 */
export async function deleteVersions(
  strapi: Core.Strapi,
  trx: Sql,
  where: (versions: ReturnType<Sql>) => void,
): Promise<{ id: number }[]> {
  const pictures: { id: number }[] = [];
  const { tableName } = strapi.db.metadata.get(VERSION);
  const ids = () => trx(tableName).select('id').where(where);
  const { attributes } = strapi.contentType(VERSION);
  for (const field of copiedFields(strapi)) {
    const type = attributes[field]?.type;
    if (type !== 'component' && type !== 'media') continue;
    const link = relationOf(strapi, VERSION, field);
    if (!('table' in link)) throw new Error(`${VERSION}.${field} is not stored in a join table`);
    const links = () => trx(link.table).where(link.fixedValues).whereIn(link.ownerColumn, ids());
    if (type === 'component') {
      const { tableName: components } = strapi.db.metadata.get(link.target);
      await trx(components).whereIn('id', links().select(link.targetColumn)).delete();
    } else {
      pictures.push(...(await links().distinct({ id: link.targetColumn })));
    }
    await links().delete();
  }
  await trx(tableName).where(where).delete();
  return pictures;
}
