import { fold, searchTerms } from 'folding/fold';
import { readAddress } from '../addresses/address.ts';
import { localisedPath, postPath } from '../addresses/links.ts';
import { searchPath } from '../addresses/search-path.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { ContentUnavailable } from '../content/errors.ts';
import type { ListRequest } from '../content/list.server.ts';
import { listPosts } from '../content/posts.server.ts';
import { readCommunityCode } from '../content/reference.server.ts';
import {
  readSearchSuggestions,
  type SearchSuggestion,
} from '../content/search-suggestions.server.ts';
import { messagesFor } from '../i18n/language.ts';
import {
  MAX_SUGGESTIONS,
  MIN_TEXT_LENGTH,
  type Suggestion,
  type SuggestionList,
} from '../islands/search-suggestions/suggestion.ts';
import { logFailure } from '../log.server.ts';
import { searchText } from '../posts/search/search-text.ts';
import type { Route } from './+types/suggestions';
import { jsonResponse, unavailableResponse } from './response.ts';

/** Posts that are looked at: the search finds words anywhere in a post, a suggestion shows its title. */
const MAX_CANDIDATES = 24;

/** Things to search for, and posts, for what a visitor has typed so far, best first. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const text = searchText(searchParams.get('q') ?? '');
  if (text === null || text.length < MIN_TEXT_LENGTH) return suggestionResponse([]);
  const { language } = readAddress(pathname);
  const { kinds, search } = messagesFor(language, brandIn(readBrand(), language).name);
  const { signal } = request;
  try {
    const community = await readCommunityCode(searchParams.get('community'));
    const found =
      // The content service does not limit its suggestions to a community.
      (!community &&
        (await readSearchSuggestions({ q: text, language, limit: MAX_SUGGESTIONS, signal }))) ||
      (await suggestPosts({ q: text, community, language, signal }));
    const suggestions = found.slice(0, MAX_SUGGESTIONS).map((each) => ({
      title: each.text,
      language: each.language,
      ...(each.type === 'title'
        ? {
            kind: kinds[each.post.kind].singular,
            href: localisedPath(language, postPath(each.post)),
          }
        : {
            kind: search.suggestionTypes[each.type],
            href: localisedPath(language, searchPath({ q: each.text })),
          }),
    }));
    return suggestionResponse(suggestions);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure('searching for suggestions', error);
    return unavailableResponse();
  }
}

/** Posts with the typed words, those with all of them in their title first. */
async function suggestPosts(query: ListRequest & { q: string }): Promise<SearchSuggestion[]> {
  const { posts } = await listPosts({ ...query, limit: MAX_CANDIDATES });
  const terms = searchTerms(query.q);
  const isTitleMatch = ({ text }: SearchSuggestion) =>
    terms.every((term) => fold(text).includes(term));
  const titled = posts.flatMap((post): SearchSuggestion[] =>
    post.title
      ? [{ type: 'title', text: post.title, language: post.contentLanguage?.code, post }]
      : [],
  );
  return [...titled.filter(isTitleMatch), ...titled.filter((each) => !isTitleMatch(each))];
}

function suggestionResponse(suggestions: Suggestion[]): Response {
  const response = jsonResponse({ suggestions } satisfies SuggestionList);
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}
