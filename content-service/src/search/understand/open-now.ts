import { type Sql, selectIn } from '../../database/rows';
import type { Candidates } from '../query/candidates';
import { isOpenAt } from './opening-hours';
import type { Zone } from './zones';

/** The kind that has opening hours: one without any is not known to be open. */
const BUSINESS = 'Business';

interface Row {
  id: number;
  kind: string | null;
  city_id: number | null;
  opening_hours: string | null;
}

/**
 * Those of some posts that are open now, with their kinds; the order is kept.
 * @param keepsOthers whether posts stay that cannot be open, such as articles
 */
export async function openPosts(
  sql: Sql,
  ids: number[],
  { keepsOthers, zones, now }: { keepsOthers: boolean; zones: Zone[]; now: Date },
): Promise<{ id: number; kind: string | null }[]> {
  const rows = await selectIn<Row>(
    sql,
    (list) =>
      `select p.id, k.name as kind, p.city_id, i.opening_hours
       from posts p
       left join post_types k on k.id = p.post_type_id
       left join posts_cmps c on c.entity_id = p.id and c.component_type = 'post.information'
       left join components_post_information i on i.id = c.cmp_id
       where p.id in ${list}`,
    ids,
  );
  const zoneOfCity = new Map(
    zones.flatMap(({ timeZone, cityIds }) => cityIds.map((id) => [id, timeZone])),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const isKept = ({ opening_hours, city_id, kind }: Row) => {
    if (!opening_hours) return keepsOthers && kind !== BUSINESS;
    const timeZone = zoneOfCity.get(city_id ?? 0) ?? zones[0]?.timeZone ?? 'UTC';
    return isOpenAt(opening_hours, timeZone, now);
  };
  return ids.flatMap((id) => found.get(id) ?? []).filter(isKept);
}

/** How many posts of each kind there are, the most first. */
export function countedByKind(posts: readonly { kind: string | null }[]): Candidates['kinds'] {
  const totals = new Map<string, number>();
  for (const { kind } of posts) {
    if (kind !== null) totals.set(kind, (totals.get(kind) ?? 0) + 1);
  }
  return [...totals]
    .map(([name, total]) => ({ name, total }))
    .toSorted((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1));
}
