import type { Core } from '@strapi/strapi';
import { relationOf } from '../read-api/relations';
import { rebuildSearchTexts } from '../search/update-search-text';

const POST = 'api::post.post';

/** All other fields of a post's information can identify a person. */
const NON_PERSONAL_FIELDS = ['id', 'opening_hours', 'languages', 'condition'];

/**
 * Removes location and contact details from a creator's posts and from their search text, in a fixed
 * number of statements.
 * @param trx the current transaction
 */
export async function anonymisePosts(
  strapi: Core.Strapi,
  trx: Core.Strapi['db']['connection'],
  creatorId: number,
): Promise<void> {
  const { metadata } = strapi.db;
  const posts = trx(metadata.get(POST).tableName).select('id').where('creator_id', creatorId);
  const componentsOf = (field: string) => {
    const link = relationOf(strapi, POST, field);
    if (!('table' in link)) throw new Error(`${POST}.${field} is not stored in a join table`);
    const { tableName, attributes } = metadata.get(link.target);
    const joinRows = () => trx(link.table).where(link.fixedValues).whereIn(link.ownerColumn, posts);
    const components = () => trx(tableName).whereIn('id', joinRows().select(link.targetColumn));
    return { attributes, links: joinRows, parts: components };
  };
  const information = componentsOf('information');
  const personalFields = Object.keys(information.attributes).filter(
    (name) => !NON_PERSONAL_FIELDS.includes(name),
  );
  await information.parts().update(Object.fromEntries(personalFields.map((name) => [name, null])));
  const map = componentsOf('map');
  await map.parts().delete();
  await map.links().delete();
  await rebuildSearchTexts(strapi, { creator: creatorId, information: { id: { $notNull: true } } });
}
