import type { Core } from '@strapi/strapi';
import { linkOf } from '../reading/links';
import { renewSearchTexts } from '../search/keep-search-text';

const POST = 'api::post.post';

/** All else of a post's information leads to somebody. */
const ANONYMOUS = ['id', 'opening_hours', 'languages', 'condition'];

/**
 * Takes place and contact details out of a creator's posts, in the same few statements however many
 * there are, and out of what is searched.
 * @param trx the transaction that is open
 */
export async function anonymisePosts(
  strapi: Core.Strapi,
  trx: Core.Strapi['db']['connection'],
  creator: number,
): Promise<void> {
  const { metadata } = strapi.db;
  const posts = trx(metadata.get(POST).tableName).select('id').where('creator_id', creator);
  const partsOf = (field: string) => {
    const link = linkOf(strapi, POST, field);
    if (!('table' in link)) throw new Error(`${POST}.${field} is kept in an unknown way`);
    const { tableName, attributes } = metadata.get(link.target);
    const links = () => trx(link.table).where(link.fixed).whereIn(link.owner, posts);
    const parts = () => trx(tableName).whereIn('id', links().select(link.owned));
    return { attributes, links, parts };
  };
  const information = partsOf('information');
  const personal = Object.keys(information.attributes).filter((name) => !ANONYMOUS.includes(name));
  await information.parts().update(Object.fromEntries(personal.map((name) => [name, null])));
  const map = partsOf('map');
  await map.parts().delete();
  await map.links().delete();
  await renewSearchTexts(strapi, { creator, information: { id: { $notNull: true } } });
}
