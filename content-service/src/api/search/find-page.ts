import type { Core } from '@strapi/strapi';
import { openReadContext, type ReadContext } from '../../read-api/cache';
import { type FoundPosts, searchPosts } from '../../search/query/search-posts';
import { filterOf } from './filter-of';
import { firstOfEachGroup, preferredTranslations } from './one-translation';
import { inOrder, onlyOpen } from './order-and-opening';
import type { ParsedSearch } from './parse-request';
import { findPartsOfWords } from './parts-of-words';

/** What a search found, and the ids of the posts on the page that was asked for. */
interface FoundPage {
  context: ReadContext;
  found: FoundPosts;
  page: number[];
}

/** Searches, and takes of what was found the page that was asked for. */
export async function findPage(strapi: Core.Strapi, request: ParsedSearch): Promise<FoundPage> {
  const { start, limit, open, orders, preferred } = request;
  const [context, withWords] = await searchAtOnce(strapi, request);
  // Not where other kinds have posts with whole words.
  const hasNone = withWords.total === 0 && withWords.kinds.length === 0;
  const matches = hasNone
    ? { ...withWords, ...(await findPartsOfWords(context, request)) }
    : withWords;
  let found = preferred ? { ...matches, ...firstOfEachGroup(matches) } : matches;
  const translated = (ids: number[]) =>
    preferred ? preferredTranslations(context, ids, matches, { ...request, preferred }) : ids;
  // What is open, and the order, depend on the translations shown; without them, those of the page suffice.
  const looksAtAll = open || orders !== undefined;
  if (looksAtAll) found = { ...found, ids: await translated(found.ids) };
  if (open) found = { ...found, ...(await onlyOpen(context, found)) };
  if (orders) found = { ...found, ids: await inOrder(context, found.ids, orders) };
  const page = found.ids.slice(start, start + limit);
  return { context, found, page: looksAtAll ? page : await translated(page) };
}

/** Opens the context while the words are searched for: only filters need it before. */
function searchAtOnce(
  strapi: Core.Strapi,
  request: ParsedSearch,
): Promise<[ReadContext, FoundPosts]> {
  const opening = openReadContext(strapi);
  const search = async () => {
    const filter = await filterOf(opening, request.conditions, request.open);
    const countsTranslationsOnce = request.preferred !== undefined;
    return searchPosts(strapi, { ...request, filter, countsTranslationsOnce });
  };
  return Promise.all([opening, search()]);
}
