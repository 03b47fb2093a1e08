import type { ReadContext } from '../../read-api/cache';
import { findIds } from '../../read-api/find';
import type { Condition, ConditionTree } from '../../read-api/rules';
import { selectIn } from '../../search/index/rows';
import { MAX_RESULTS } from '../../search/query/candidates';
import type { FoundPosts } from '../../search/query/search-posts';
import { POST_READ_RULES } from '../post/read-rules';
import type { ParsedSearch } from './parse-request';

const POST = 'api::post.post';

type Results = Pick<FoundPosts, 'ids' | 'total' | 'isLimited'>;
type Found = Results & Pick<FoundPosts, 'understood' | 'widened'>;
type Request = Pick<ParsedSearch, 'conditions' | 'kind'> & { preferred: string[] };

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
  const groups = await groupsOf(context, ids);
  if (groups.size === 0) return { ids, total, isLimited };
  // A community that the words name decides about the language.
  const isByCommunity = !widened && understood.some(({ meaning }) => meaning.type === 'community');
  const chosen = await findIds(context, POST, {
    conditions: withOneTranslation(
      {
        all: [
          { relations: [], field: 'is_active', operator: '$eq', value: true },
          {
            relations: [],
            field: 'translation_group',
            operator: '$in',
            value: [...new Set(groups.values())],
          },
          conditions,
          ...(kind === undefined ? [] : [isOfKind(kind)]),
          ...(isByCommunity ? [isAmong(ids)] : []),
        ],
      },
      preferred,
    ),
    orders: [{ field: 'id', direction: 'asc' }],
    page: { start: 0, limit: MAX_RESULTS },
  });
  const shownOf = new Map([...(await groupsOf(context, chosen))].map(([id, group]) => [group, id]));
  const shown = ids.map((id) => shownOf.get(groups.get(id) ?? '') ?? id);
  const once = [...new Set(shown)];
  const isCut = once.length < ids.length && ids.length === MAX_RESULTS;
  return { ids: once, total: once.length, isLimited: isLimited || isCut };
}

/** The groups of those of some posts that are in one, by the posts' ids. */
async function groupsOf({ strapi }: ReadContext, ids: number[]): Promise<Map<number, string>> {
  const { tableName } = strapi.db.metadata.get(POST);
  const rows = await selectIn<{ id: number; translation_group: string }>(
    strapi.db.connection,
    (list) =>
      `select id, translation_group from ${tableName}
       where id in ${list} and translation_group is not null`,
    ids,
  );
  return new Map(rows.map((row) => [row.id, row.translation_group]));
}

const isOfKind = (kind: string): Condition => ({
  relations: ['post_type'],
  field: 'name',
  operator: '$eq',
  value: kind,
});

const isAmong = (ids: number[]): Condition => ({
  relations: [],
  field: 'id',
  operator: '$in',
  value: ids,
});
