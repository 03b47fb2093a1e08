import { isPostgres, type Sql, type Statement } from '../index/rows';
import type { Scope } from '../query/scope';
import type { PostCondition } from './conditions';

/** Which posts may be found, among them those that meet a condition. */
export type Narrowed = Scope & { condition: PostCondition };

/**
 * These posts, of any kind, as `p`: what follows the columns of a statement.
 * @param isWholeList whether posts of all kinds are read, many of which may not meet the condition.
 *   SQLite would read the rows of these, which are wide, rather than the index that has all columns
 */
export const fromNarrowed = (
  sql: Sql,
  { filter, condition }: Narrowed,
  { isWholeList = false } = {},
): Statement => ({
  text: `from posts p ${isWholeList && !isPostgres(sql) ? 'indexed by posts_list_index' : ''}
    where p.is_active = true and ${condition.text}
    ${filter ? `and p.id in (${filter.sql})` : ''}`,
  values: [...condition.values, ...(filter?.values ?? [])],
});
