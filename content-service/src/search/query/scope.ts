import type { Core } from '@strapi/strapi';
import type { Statement } from '../../database/rows';
import type { PostCondition } from '../understand/conditions';

const POST = 'api::post.post';
const POST_TYPE = 'api::post-type.post-type';

/** A subquery for the ids of the posts to search among. */
export interface PostFilter {
  sql: string;
  values: readonly unknown[];
}

/** Which posts may be found. */
export interface Scope {
  /** Name of a kind; the others are counted nevertheless. */
  kind?: string | undefined;
  filter?: PostFilter | undefined;
  /** A further condition that all posts, which are `p`, meet. */
  condition?: PostCondition | undefined;
  /** Whether translations of each other are counted as one post. */
  countsTranslationsOnce?: boolean | undefined;
}

const NOTHING: Statement = { text: '', values: [] };

/** The condition that a post, whose id is in a column, is among those of the filter. */
export const inFilter = ({ filter }: Scope, column: string): Statement =>
  filter ? { text: ` and ${column} in (${filter.sql})`, values: filter.values } : NOTHING;

/** Joins the posts that meet the condition. */
export const joinCondition = (
  strapi: Core.Strapi,
  { condition }: Scope,
  column: string,
): Statement =>
  condition
    ? {
        text: `join ${strapi.db.metadata.get(POST).tableName} p on p.id = ${column} and ${condition.text}`,
        values: condition.values,
      }
    : NOTHING;

/** The condition that a column holds the id of the kind. */
export const ofKind = (strapi: Core.Strapi, { kind }: Scope, column: string): Statement =>
  kind === undefined
    ? NOTHING
    : {
        text: ` and ${column} = (select min(id) from ${strapi.db.metadata.get(POST_TYPE).tableName} where name = ?)`,
        values: [kind],
      };

/** The order of lists, of posts that are `p`. */
export const LIST_ORDER = 'p.stick_top desc, p.sticky_order desc, p.created_at desc, p.id desc';

/** Posts that another program hid or deleted, and whose documents are still in the index. */
export const hiddenPosts = (strapi: Core.Strapi): string =>
  `(select n.post_id from search_pending n
    left join ${strapi.db.metadata.get(POST).tableName} h on h.id = n.post_id
    where h.is_active is not true)`;
