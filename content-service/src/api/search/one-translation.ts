import type { ReadContext } from '../../read-api/cache';
import type { ConditionTree } from '../../read-api/rules';
import { rowsOf, type Sql, selectIn, selectRows } from '../../search/index/rows';
import { MAX_RESULTS } from '../../search/query/candidates';
import { inFilter, ofKind, type Scope } from '../../search/query/scope';
import type { FoundPosts } from '../../search/query/search-posts';
import { POST_READ_RULES } from '../post/read-rules';
import { filterOf } from './filter-of';
import type { ParsedSearch } from './parse-request';

type Results = Pick<FoundPosts, 'ids' | 'total' | 'isLimited'>;
type Found = Results & Pick<FoundPosts, 'understood' | 'widened'>;
type Request = Pick<ParsedSearch, 'conditions' | 'kind'> & { preferred: string[] };

/** A post with the group of translations that it is in. */
type Member = { id: number; name: string };

/** The conditions, and that only one of several translations meets them. */
export function withOneTranslation(
  conditions: ConditionTree,
  preferred: string[] | undefined,
): ConditionTree {
  const { translations: fields } = POST_READ_RULES;
  if (!preferred || !fields) return conditions;
  return { all: [conditions, { among: conditions, fields, preferred }] };
}

/**
 * Shows one post of each group of translations, where the first of them was found: the one in the
 * preferred language, also if other words are in it than were searched for, as long as it is of the
 * kind and meets the filters.
 */
export async function oneTranslation(
  context: ReadContext,
  { ids, total, isLimited, understood, widened }: Found,
  { preferred, conditions, kind }: Request,
): Promise<Results> {
  const { strapi } = context;
  const groups = await groupsOf(strapi.db.connection, ids);
  if (groups.size === 0) return { ids, total, isLimited };
  const scope = { kind, filter: await filterOf(context, conditions, false) };
  const names = [...new Set(groups.values())];
  const members = await readMembers(context, { names, preferred, scope });
  // A community that the words name decides about the language.
  const isByCommunity = !widened && understood.some(({ meaning }) => meaning.type === 'community');
  const found = new Set(ids);
  const allowed = isByCommunity ? members.filter(({ id }) => found.has(id)) : members;
  const shownOf = new Map(allowed.toReversed().map(({ id, name }) => [name, id]));
  const shown = ids.map((id) => shownOf.get(groups.get(id) ?? '') ?? id);
  const once = [...new Set(shown)];
  const isCut = once.length < ids.length && ids.length === MAX_RESULTS;
  return { ids: once, total: once.length, isLimited: isLimited || isCut };
}

/** The groups of those of some posts that are in one, by the posts' ids. */
async function groupsOf(sql: Sql, ids: number[]): Promise<Map<number, string>> {
  const rows = await selectIn<Member>(
    sql,
    (list) =>
      `select id, translation_group as name from posts
       where id in ${list} and translation_group is not null`,
    ids,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * The posts of groups that may be shown, those in a preferred language first, then those that others
 * were translated from.
 */
function readMembers(
  { strapi }: ReadContext,
  { names, preferred, scope }: { names: string[]; preferred: string[]; scope: Scope },
): Promise<Member[]> {
  const { connection } = strapi.db;
  const groups = rowsOf(
    connection,
    { name: 'text' },
    names.map((name) => [name]),
  );
  const codes = rowsOf(
    connection,
    { code: 'text' },
    preferred.map((code) => [code]),
  );
  const filter = inFilter(scope, 'p.id');
  const type = ofKind(strapi, scope, 'p.post_type_id');
  return selectRows<Member>(
    connection,
    `select p.id, p.translation_group as name from posts p
     where p.translation_group in (${groups.text}) and p.is_active = true${filter.text}${type.text}
     order by
       case when p.nationality_id in
         (select id from nationalities where language_query in (${codes.text})) then 0
       when p.translated_from is null then 1 else 2 end, p.id`,
    [...groups.values, ...filter.values, ...type.values, ...codes.values],
  );
}
