import { type Sql, selectIn } from '../../database/rows';
import { type Candidates, groupsOf } from './candidates';

/** The groups of translations of posts that were found without the index. */
export async function readGroups(sql: Sql, postIds: number[]): Promise<Candidates['groups']> {
  const rows = await selectIn<{ id: number; group_id: number }>(
    sql,
    (list) => `select post_id as id, group_id from search_documents where post_id in ${list}`,
    postIds,
  );
  return groupsOf(rows);
}
