import type { Core } from '@strapi/strapi';
import { selectRows } from '../index/rows';
import { type Candidates, MAX_RESULTS } from '../query/candidates';
import type { Scope } from '../query/scope';
import type { PostCondition } from './conditions';

const DAY_MS = 86_400_000;

/** Which posts may be found, among them those that meet a condition. */
export type Narrowed = Scope & { condition: PostCondition };

interface ListOptions {
  /** Code of the language of the query. */
  language: string;
  now: Date;
  /** Whether a time was asked for. */
  isByTime: boolean;
}

/**
 * The posts that meet a condition, for a query that is nothing but filters: what is over last, then
 * posts in the language of the query, then in the order of lists; where a time was asked for, what is
 * soonest first.
 */
export async function listPosts(
  strapi: Core.Strapi,
  { kind, filter, condition }: Narrowed,
  { language, now, isByTime }: ListOptions,
): Promise<Candidates> {
  const { connection } = strapi.db;
  const from = `from posts p left join post_types k on k.id = p.post_type_id
    where p.is_active = true and ${condition.text}
    ${filter ? `and p.id in (${filter.sql})` : ''}`;
  const values = [...condition.values, ...(filter?.values ?? [])];
  const ofKind =
    kind === undefined ? { text: '', values: [] } : { text: 'and k.name = ?', values: [kind] };
  const isOver = `case when p."end" < ? or p."end" is null and p.start < ? then 1 else 0 end`;
  const isOther = `case when exists (select 1 from search_documents d
    where d.post_id = p.id and d.language = ?) then 0 else 1 end`;
  const [rows, counts] = await Promise.all([
    selectRows<{ id: number }>(
      connection,
      `select p.id ${from} ${ofKind.text}
       order by ${isOver}, ${isByTime ? 'p.start,' : ''} ${isOther},
         p.stick_top desc, p.sticky_order desc, p.created_at desc, p.id desc limit ?`,
      [
        ...values,
        ...ofKind.values,
        now,
        new Date(now.getTime() - DAY_MS),
        language,
        MAX_RESULTS + 1,
      ],
    ),
    selectRows<{ name: string | null; total: number | string }>(
      connection,
      `select k.name, count(*) as total ${from} group by k.name order by count(*) desc, k.name`,
      values,
    ),
  ]);
  const kinds = counts.flatMap(({ name, total }) =>
    name === null ? [] : [{ name, total: Math.min(Number(total), MAX_RESULTS) }],
  );
  const ids = rows.slice(0, MAX_RESULTS).map(({ id }) => id);
  const isLimited = rows.length > MAX_RESULTS;
  return { ids, isListOrder: true, total: ids.length, isLimited, kinds };
}
