import { type Sql, selectIn } from '../../database/rows';

/** The languages of the texts of posts, by the posts' ids. */
export async function textLanguages(sql: Sql, postIds: number[]): Promise<Map<number, string>> {
  const rows = await selectIn<{ post_id: number; language: string }>(
    sql,
    (list) => `select post_id, language from search_documents where post_id in ${list}`,
    postIds,
  );
  return new Map(rows.map(({ post_id, language }) => [post_id, language]));
}
