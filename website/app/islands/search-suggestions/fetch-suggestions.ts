import { MAX_SUGGESTIONS, type Suggestion, type SuggestionList } from './suggestion.ts';

/**
 * Asks the server what to offer for a typed text.
 * @param endpoint path and query, to which the text is added
 * @returns null where there is no telling: no network, no content service, or aborted
 */
export async function fetchSuggestions(
  endpoint: string,
  text: string,
  signal: AbortSignal,
): Promise<Suggestion[] | null> {
  const url = new URL(endpoint, location.href);
  url.searchParams.set('q', text);
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) return null;
    const { suggestions }: SuggestionList = await response.json();
    return suggestions.slice(0, MAX_SUGGESTIONS);
  } catch {
    return null;
  }
}
