import { isPostgres } from '../../database/is-postgres';
import type { Sql, Statement } from '../../database/rows';
import type { Scope } from '../query/scope';
import type { PostCondition } from './conditions';

/** Which posts may be found, among them those that meet a condition. */
export type Narrowed = Scope & { condition: PostCondition };

/**
 * The index by which SQLite reads posts of all kinds, many of which may not meet the condition: it has
 * the columns of the condition, or those of a time in it. Else SQLite would read the rows, which are wide.
 */
type WholeList = 'posts_list_index' | 'posts_all_by_start_with_end';

export const wholeList = ({ isByTime }: { isByTime: boolean }): WholeList =>
  isByTime ? 'posts_all_by_start_with_end' : 'posts_list_index';

/** These posts, of any kind, as `p`: what follows the columns of a statement. */
export const fromNarrowed = (
  sql: Sql,
  { filter, condition }: Narrowed,
  indexedBy?: WholeList,
): Statement => ({
  text: `from posts p ${indexedBy && !isPostgres(sql) ? `indexed by ${indexedBy}` : ''}
    where p.is_active = true and ${condition.text}
    ${filter ? `and p.id in (${filter.sql})` : ''}`,
  values: [...condition.values, ...(filter?.values ?? [])],
});
