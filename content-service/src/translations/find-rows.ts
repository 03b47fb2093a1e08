import type { Core } from '@strapi/strapi';
import type { Sql } from '../versions/desk-writes';
import { POST } from '../versions/version';

/** What the table of translations is limited to. */
export interface TableFilter {
  /** Number of a kind. */
  kind?: number | undefined;
  /** Number of a community: posts that have no translation for it, an outdated or a machine-made one. */
  needs?: number | undefined;
}

type Query = ReturnType<Sql>;

/**
 * The numbers of the posts that the rows of the table stand for, newest first: of each group the
 * visible post with the lowest number, and posts without a group.
 */
export async function findRows(
  strapi: Core.Strapi,
  filter: TableFilter,
  { start, limit }: { start: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const sql = strapi.db.connection;
  const { tableName: posts } = strapi.db.metadata.get(POST);
  const rows = () => {
    const query = sql({ p: posts }).where('p.is_active', true).whereNotExists(earlier(sql, posts));
    if (filter.kind !== undefined) query.where('p.post_type_id', filter.kind);
    if (filter.needs !== undefined) query.whereNotExists(finished(sql, posts, filter.needs));
    return query;
  };
  const found: { id: number }[] = await rows()
    .orderBy('p.id', 'desc')
    .offset(start)
    .limit(limit)
    .select({ id: 'p.id' });
  const [count]: { total: number | string }[] = await rows().count({ total: '*' });
  return { ids: found.map(({ id }) => id), total: Number(count?.total ?? 0) };
}

/** A visible post of the same group with a lower number. */
function earlier(sql: Sql, posts: string): Query {
  return sql({ e: posts })
    .select('e.id')
    .where('e.is_active', true)
    .whereRaw('?? = ??', ['e.translation_group', 'p.translation_group'])
    .whereRaw('?? < ??', ['e.id', 'p.id']);
}

/** A visible post of the row for a community that needs no work; see `translation-state.ts`. */
function finished(sql: Sql, posts: string, community: number): Query {
  return sql({ q: posts })
    .select('q.id')
    .where('q.is_active', true)
    .where('q.nationality_id', community)
    .where((row) =>
      row
        .whereRaw('?? = ??', ['q.id', 'p.id'])
        .orWhereRaw('?? = ??', ['q.translation_group', 'p.translation_group']),
    )
    .where((made) =>
      made.whereNull('q.is_machine_translated').orWhere('q.is_machine_translated', false),
    )
    .whereNotExists(
      sql({ s: posts })
        .select('s.id')
        .whereRaw('?? = ??', ['s.id', 'q.translated_from'])
        .whereRaw('?? > ??', ['s.words_changed_at', 'q.source_words_at']),
    );
}
