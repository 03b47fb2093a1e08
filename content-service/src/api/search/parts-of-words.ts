import { searchTerms } from 'folding/fold';
import type { ReadContext } from '../../read-api/cache';
import { findEntries } from '../../read-api/find';
import { parseListQuery } from '../../read-api/parse-query';
import { type Candidates, MAX_RESULTS } from '../../search/query/candidates';
import { readGroups } from '../../search/query/read-groups';
import { POST_READ_RULES } from '../post/read-rules';
import { withOneTranslation } from './one-translation';
import type { ParsedSearch } from './parse-request';

/** As many words as the lists' `_q` takes. */
const MAX_WORDS = 12;

/** Finds posts that hold all words, also within other words, in the order of lists. */
export async function findPartsOfWords(
  context: ReadContext,
  {
    query,
    kind,
    conditions,
    preferred,
  }: Pick<ParsedSearch, 'query' | 'kind' | 'conditions' | 'preferred'>,
): Promise<Pick<Candidates, 'ids' | 'total' | 'isLimited' | 'kinds' | 'groups'>> {
  const terms = searchTerms(query).slice(0, MAX_WORDS);
  if (terms.length === 0) {
    return { ids: [], total: 0, isLimited: false, kinds: [], groups: new Map() };
  }
  const parsed = parseListQuery(
    { _q: terms.join(' '), fields: 'id', populate: 'post_type' },
    POST_READ_RULES,
  );
  const found = await findEntries(context, 'api::post.post', {
    ...parsed,
    conditions: withOneTranslation({ all: [parsed.conditions, conditions] }, preferred),
    page: { ...parsed.page, start: 0, limit: MAX_RESULTS + 1 },
  });
  const posts = found
    .slice(0, MAX_RESULTS)
    .map(({ id, post_type }) => ({ id, kind: nameOf(post_type) }));
  const names = [...new Set(posts.flatMap((post) => post.kind ?? []))];
  const ids = posts.filter((post) => kind === undefined || post.kind === kind).map(({ id }) => id);
  const kinds = names.map((name) => ({
    name,
    total: posts.filter((post) => post.kind === name).length,
  }));
  const groups = await readGroups(context.strapi.db.connection, ids);
  return { ids, total: ids.length, isLimited: found.length > MAX_RESULTS, kinds, groups };
}

function nameOf(type: unknown): string | undefined {
  const isNamed = typeof type === 'object' && type !== null && 'name' in type;
  return isNamed && typeof type.name === 'string' ? type.name : undefined;
}
