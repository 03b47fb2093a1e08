import type { Entry, ReadContext } from '../../read-api/cache';
import { fetchEntries } from '../../read-api/entries';
import { parseFields, parsePopulate } from '../../read-api/selection';
import { textLanguages } from '../../search/index/text-languages';
import { type Excerpt, excerptsFor } from '../../search/passages/excerpt';
import type { FoundPosts } from '../../search/query/search-posts';
import { searchLanguageOf } from '../../search/text/languages';
import { POST_READ_RULES } from '../post/read-rules';

const SELECTION = {
  fields: parseFields('*', POST_READ_RULES, 'fields'),
  populate: parsePopulate(
    'creator.picture,nationality.flag,post_type,post_category,picture,city.country,city.names,area.names',
    POST_READ_RULES.populate,
  ),
  requiredValues: POST_READ_RULES.requiredValues,
  computed: POST_READ_RULES.computed,
};

interface Result extends Entry, Excerpt {
  /** Code of the language that the post's text is in; null until it is indexed. */
  text_language: string | null;
}

/** Fetches posts in the order of their ids as they are shown in lists, each with its excerpt. */
export async function loadResults(
  context: ReadContext,
  ids: number[],
  { query, totals, languages }: Pick<FoundPosts, 'query' | 'totals' | 'languages'>,
): Promise<Result[]> {
  const unknown = ids.filter((id) => !languages.has(id));
  const [entries, others] = await Promise.all([
    fetchEntries(context, 'api::post.post', SELECTION, ids),
    textLanguages(context.strapi.db.connection, unknown),
  ]);
  const excerptOf = excerptsFor(query, totals);
  return ids
    .flatMap((id) => entries.get(id) ?? [])
    .map((entry) => {
      const language = languages.get(entry.id) ?? others.get(entry.id) ?? null;
      const excerpt = excerptOf(entry, searchLanguageOf(language));
      return { ...entry, ...excerpt, text_language: language };
    });
}
