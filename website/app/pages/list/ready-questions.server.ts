import { LRUCache } from 'lru-cache';
import { type FilterName, type Filters, filteredPath } from '../../addresses/filters.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import { contentEvents } from '../../content/events.server.ts';
import { type Kind, kinds, type ReadyQuestion } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import { readFilters } from '../../posts/filters/read-filters.ts';
import { beforeDeadline, outsideRendering } from '../../request-context.server.ts';
import { countPosts } from './list-page.server.ts';

/** A ready question that can be asked of a list. */
export type OfferedQuestion = Pick<ReadyQuestion, 'name' | 'icon'> & {
  kind: Kind;
  /** Those of the list with the question. */
  filters: Filters;
  /** The names of its filters. */
  names: FilterName[];
  /** Number of posts that answer it; null if it has been asked already. */
  total: number | null;
};

type QuestionsQuery = {
  kind: Kind;
  /** Those of the list. */
  filters: Filters;
  choices: Choices;
  /** Of the page. */
  language: LanguageCode;
  /** How many questions to consider; all by default. */
  limit?: number;
};

type CountQuery = Parameters<typeof countPosts>[0];

/** One entry for all visitors: concurrent pages share one count. */
const counts = new LRUCache<string, number, CountQuery>({
  max: 1000,
  // What is open or soon changes without a change of posts.
  ttl: 60_000,
  // A change notice empties the cache; pages that already wait still get the number.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => outsideRendering(() => countPosts(context)),
});

contentEvents.on('changed', () => counts.clear());

/**
 * The ready questions of a list that have been asked, or would find posts in it. A list that is
 * searched offers no others, as each would be another search.
 */
export async function readQuestions(query: QuestionsQuery): Promise<OfferedQuestion[]> {
  const { kind, filters, choices, limit } = query;
  const spoken = askedLanguage(query);
  const asked = kinds[kind].questions.slice(0, limit).flatMap(({ name, icon, query: template }) => {
    const parameters = new URLSearchParams(template.replace('{language}', spoken));
    const read = readFilters(parameters, kind, choices);
    // The content service lacks the category.
    if (read.hasUnknownFilters) return [];
    const names = Object.keys(read.filters) as FilterName[];
    const isChosen = names.every((each) => filters[each] === read.filters[each]);
    if (filters.q !== undefined && !isChosen) return [];
    return [{ kind, name, icon, names, filters: { ...filters, ...read.filters }, isChosen }];
  });
  const questions = await Promise.all(
    asked.map(async ({ isChosen, ...question }) => ({
      ...question,
      total: isChosen ? null : await countOf({ ...query, filters: question.filters }),
    })),
  );
  return questions.filter(({ total }) => total !== 0);
}

/** The language that visitors ask for: the chosen one, that of the page or, in English, Arabic. */
function askedLanguage({ filters, language }: QuestionsQuery): string {
  return filters.speaks ?? (language === 'en' ? 'ar' : language);
}

/** Zero if the content service does not say in time: the page is complete without the question. */
async function countOf({ kind, filters, language }: QuestionsQuery): Promise<number> {
  const key = `${language} ${filteredPath(kind, { ...filters, view: undefined })}`;
  const timeoutError = () => new ContentUnavailable('Counting posts took too long.', 504);
  try {
    const context = { kind, filters, language };
    return (await beforeDeadline(counts.fetch(key, { context }), timeoutError)) ?? 0;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return 0;
  }
}
