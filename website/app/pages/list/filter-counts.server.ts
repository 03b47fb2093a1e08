import { type Filters, filteredPath } from '../../addresses/filters.ts';
import { readPostCounts } from '../../content/post-counts.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import type { Kind } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import type { FilterCounts } from '../../posts/filters/filter-counts.ts';
import { isCheckedHere } from './list-page.server.ts';
import { listQuery } from './list-query.ts';

/**
 * How many posts of a list each choice of a filter leads to. Unknown for lists with words, which are
 * searched, and for those with filters that the content service does not have.
 */
export async function readFilterCounts(
  kind: Kind,
  filters: Filters,
  language: LanguageCode,
): Promise<FilterCounts | null> {
  if (filters.q !== undefined || isCheckedHere(filters)) return null;
  const query = listQuery(kind, filters, new Date(), currentEnvironment().TIME_ZONE);
  const { sort: _, view: __, ...relevant } = filters;
  return readPostCounts(`${language} ${filteredPath(kind, relevant)}`, { ...query, language });
}
