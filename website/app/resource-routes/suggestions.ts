import { readAddress } from '../addresses/address.ts';
import { localisedPath, postPath } from '../addresses/links.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { ContentUnavailable } from '../content/errors.ts';
import { listPosts } from '../content/posts.server.ts';
import { readCommunityCode } from '../content/reference.server.ts';
import { messagesFor } from '../i18n/language.ts';
import {
  MAX_SUGGESTIONS,
  MIN_TEXT_LENGTH,
  type Suggestion,
  type SuggestionList,
} from '../islands/search-suggestions/suggestion.ts';
import { logFailure } from '../log.server.ts';
import { fold, searchTerms } from '../posts/search/fold.ts';
import { searchText } from '../posts/search/search-text.ts';
import type { Route } from './+types/suggestions';
import { jsonResponse, unavailableResponse } from './response.ts';

/** Posts that are looked at: the search finds words anywhere in a post, a suggestion shows its title. */
const MAX_CANDIDATES = 24;

/** Posts for what a visitor has typed so far, those with the words in their title first. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const text = searchText(searchParams.get('q') ?? '');
  if (text === null || text.length < MIN_TEXT_LENGTH) return suggestionResponse([]);
  const { language } = readAddress(pathname);
  const { kinds } = messagesFor(language, brandIn(readBrand(), language).name);
  try {
    const { posts } = await listPosts({
      q: text,
      community: await readCommunityCode(searchParams.get('community')),
      limit: MAX_CANDIDATES,
      signal: request.signal,
    });
    const terms = searchTerms(text);
    const isTitleMatch = (title: string) => terms.every((term) => fold(title).includes(term));
    const titled = posts.flatMap((post) => (post.title ? [{ ...post, title: post.title }] : []));
    const [matching = [], others = []] = [true, false].map((isMatch) =>
      titled.filter(({ title }) => isTitleMatch(title) === isMatch),
    );
    const suggestions = [...matching, ...others].slice(0, MAX_SUGGESTIONS).map((post) => ({
      title: post.title,
      kind: kinds[post.kind].singular,
      href: localisedPath(language, postPath(post)),
      language: post.contentLanguage?.code,
    }));
    return suggestionResponse(suggestions);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure('searching for suggestions', error);
    return unavailableResponse();
  }
}

function suggestionResponse(suggestions: Suggestion[]): Response {
  const response = jsonResponse({ suggestions } satisfies SuggestionList);
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}
