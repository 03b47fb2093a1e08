import type { Value } from '../../database/rows';
import type { Meaning, UnderstoodType } from './meaning';
import { type Span, spanOf } from './periods';
import { SAME_LANGUAGE } from './words/languages';
import { isPeriod } from './words/times';
import type { Zone } from './zones';

/** A condition on posts, whose table is `p`. */
export interface PostCondition {
  text: string;
  values: Value[];
}

export interface ConditionContext {
  /**
   * Whether posts stay that lack the field a filter is about, such as articles, which have no price.
   * They do where other words say what is wanted, and do not where the filters are all there is.
   */
  keepsOthers: boolean;
  zones: Zone[];
  now: Date;
}

/** As on the website: an event without an end is over after so long. */
const DEFAULT_DURATION_MS = 3 * 3_600_000;

/** Types that are about the same field: their meanings widen each other. */
const GROUPS: Record<UnderstoodType, string> = {
  kind: 'kind',
  country: 'place',
  city: 'place',
  area: 'place',
  community: 'community',
  category: 'category',
  language: 'language',
  price: 'price',
  time: 'time',
};

/**
 * The condition for what was understood: any of the places, any of the times, and so on.
 * Opening hours are not in it; see open-now.ts.
 */
export function conditionOf(meanings: Meaning[], context: ConditionContext): PostCondition {
  const groups = Object.groupBy(mostSpecific(meanings), ({ type }) => GROUPS[type]);
  const conditions = Object.values(groups).flatMap((group) => {
    const parts = (group ?? []).map((meaning) => partOf(meaning, context));
    return parts.includes(undefined)
      ? []
      : [
          joined(
            parts.filter((part) => part !== undefined),
            'or',
          ),
        ];
  });
  return conditions.length === 0 ? { text: 'true', values: [] } : joined(conditions, 'and');
}

/** A place that contains another one of the query only says where that is. */
function mostSpecific(meanings: Meaning[]): Meaning[] {
  const containing = new Set(meanings.flatMap(({ entry }) => entry?.within ?? []));
  return meanings.filter(({ type, value }) => !containing.has(`${type}:${value}`));
}

const joined = (parts: PostCondition[], operator: 'and' | 'or'): PostCondition => ({
  text: `(${parts.map(({ text }) => text).join(` ${operator} `)})`,
  values: parts.flatMap(({ values }) => values),
});

/** The condition of one meaning; undefined for one that is not decided by the database. */
function partOf(meaning: Meaning, context: ConditionContext): PostCondition | undefined {
  const { type, value, entry } = meaning;
  const id = entry?.id ?? 0;
  const orWithout = (field: string) => (context.keepsOthers ? ` or ${field} is null` : '');
  switch (type) {
    case 'kind':
      return { text: 'p.post_type_id = ?', values: [id] };
    case 'category':
      return { text: 'p.post_category_id = ?', values: [id] };
    case 'community':
      return { text: `(p.nationality_id = ?${orWithout('p.nationality_id')})`, values: [id] };
    case 'country':
      return {
        text: `(p.city_id in (select id from cities where country_id = ?)${orWithout('p.city_id')})`,
        values: [id],
      };
    case 'city':
      return { text: `(p.city_id = ?${orWithout('p.city_id')})`, values: [id] };
    case 'area':
      return areaCondition(id, context.keepsOthers);
    case 'language':
      return languageCondition(value, context.keepsOthers);
    case 'price':
      return { text: `(p.price = 0${orWithout('p.price')})`, values: [] };
    case 'time':
      return timeCondition(value, context);
  }
}

/** A post without an area may be of this one if it is of its city. */
function areaCondition(id: number, keepsOthers: boolean): PostCondition {
  if (!keepsOthers) return { text: 'p.area_id = ?', values: [id] };
  const ofCity = 'p.city_id is null or p.city_id in (select city_id from areas where id = ?)';
  return { text: `(p.area_id = ? or p.area_id is null and (${ofCity}))`, values: [id, id] };
}

/** Languages are a list of codes such as `en, ar`. */
function languageCondition(code: string, keepsOthers: boolean): PostCondition {
  const codes = SAME_LANGUAGE[code] ?? [code];
  const list = "',' || replace(i.languages, ' ', '') || ','";
  const speaks = codes.map(() => `${list} like ?`).join(' or ');
  const information = `select 1 from posts_cmps c join components_post_information i on i.id = c.cmp_id
    where c.entity_id = p.id and c.component_type = 'post.information'`;
  const text = keepsOthers
    ? `not exists (${information} and i.languages <> '' and not (${speaks}))`
    : `exists (${information} and (${speaks}))`;
  return { text, values: codes.map((one) => `%,${one},%`) };
}

/** Each post by the time and the weekend of its city; one without a city by those of most cities. */
function timeCondition(
  period: string,
  { keepsOthers, zones, now }: ConditionContext,
): PostCondition | undefined {
  if (!isPeriod(period)) return undefined;
  const spans = zones.map((zone) => ({ ...spanOf(period, zone, now), cityIds: zone.cityIds }));
  const parts = spans.map(({ cityIds, ...span }, index): PostCondition => {
    const cities = [
      ...(cityIds.length > 0 ? [`p.city_id in (${cityIds.map(() => '?').join(', ')})`] : []),
      ...(index === 0 ? ['p.city_id is null'] : []),
    ];
    const during = within(span);
    return {
      text: `((${cities.join(' or ')}) and ${during.text})`,
      values: [...cityIds, ...during.values],
    };
  });
  const any = joined(parts, 'or');
  if (keepsOthers) return { ...any, text: `(${any.text} or p.start is null)` };
  // What is over, or begins later, in all zones is left out by an index of times alone.
  const from = Math.min(...spans.map((span) => span.from.getTime()));
  const to = Math.max(...spans.map((span) => span.to.getTime()));
  return joined([within({ from: new Date(from), to: new Date(to) }), any], 'and');
}

/** The condition that an event takes place within a span of time. */
function within({ from, to }: Span): PostCondition {
  const assumedStart = new Date(from.getTime() - DEFAULT_DURATION_MS);
  return {
    text: `p.start < ? and (p."end" > ? or p."end" is null and p.start > ?)`,
    values: [to, from, assumedStart],
  };
}
