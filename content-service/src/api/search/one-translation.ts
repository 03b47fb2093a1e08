import { rowsOf, selectRows } from '../../database/rows';
import type { ReadContext } from '../../read-api/cache';
import type { ConditionTree } from '../../read-api/rules';
import { MAX_RESULTS } from '../../search/query/candidates';
import { inFilter, ofKind, type Scope } from '../../search/query/scope';
import type { FoundPosts } from '../../search/query/search-posts';
import { POST_READ_RULES } from '../post/read-rules';
import { filterOf } from './filter-of';
import type { ParsedSearch } from './parse-request';

type Results = Pick<FoundPosts, 'ids' | 'total' | 'isLimited'>;
type Found = Pick<FoundPosts, 'ids' | 'understood' | 'widened' | 'groups'>;
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

/** The first of each group of translations, which say the same, and all posts without a group. */
export function firstOfEachGroup({
  ids,
  total,
  isLimited,
  groups,
}: Results & Pick<Found, 'groups'>): Results {
  if (groups.size === 0) return { ids, total, isLimited };
  const seen = new Set<number>();
  const firsts = ids.filter((id) => {
    const group = groups.get(id);
    if (group === undefined) return true;
    const isFirst = !seen.has(group);
    seen.add(group);
    return isFirst;
  });
  const isCut = firsts.length < ids.length && ids.length === MAX_RESULTS;
  return { ids: firsts, total: firsts.length, isLimited: isLimited || isCut };
}

/**
 * Puts another translation in the place of a post where there is one in a preferred language, also if
 * other words are in it than were searched for, as long as it is of the kind and meets the filters.
 * @param shown some of the ids found, one of each group
 */
export async function preferredTranslations(
  context: ReadContext,
  shown: number[],
  { ids, understood, widened, groups }: Found,
  { preferred, conditions, kind }: Request,
): Promise<number[]> {
  const inGroups = shown.filter((id) => groups.has(id));
  if (inGroups.length === 0) return shown;
  const scope = { kind, filter: await filterOf(context, conditions, false) };
  const members = await readMembers(context, { ids: inGroups, preferred, scope });
  const nameOf = new Map(members.map(({ id, name }) => [id, name]));
  // A community that the words name decides about the language.
  const isByCommunity = !widened && understood.some(({ meaning }) => meaning.type === 'community');
  const found = new Set(ids);
  const allowed = isByCommunity ? members.filter(({ id }) => found.has(id)) : members;
  const bestOf = new Map(allowed.toReversed().map(({ id, name }) => [name, id]));
  return shown.map((id) => bestOf.get(nameOf.get(id) ?? '') ?? id);
}

/**
 * The posts that may be shown of the groups that some posts are in: those in a preferred language
 * first, then those that others were translated from.
 */
function readMembers(
  { strapi }: ReadContext,
  { ids, preferred, scope }: { ids: number[]; preferred: string[]; scope: Scope },
): Promise<Member[]> {
  const { connection } = strapi.db;
  const found = rowsOf(
    connection,
    { id: 'integer' },
    ids.map((id) => [id]),
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
     where p.translation_group in
       (select f.translation_group from posts f where f.id in (${found.text})
          and f.translation_group is not null)
       and p.is_active = true${filter.text}${type.text}
     order by
       case when p.nationality_id in
         (select id from nationalities where language_query in (${codes.text})) then 0
       when p.translated_from is null then 1 else 2 end, p.id`,
    [...found.values, ...filter.values, ...type.values, ...codes.values],
  );
}
