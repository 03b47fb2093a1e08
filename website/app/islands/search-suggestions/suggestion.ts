/** A post that is offered while a visitor types. */
export type Suggestion = {
  title: string;
  /** Name of its kind in the language of the page. */
  kind: string;
  /** Its path. */
  href: string;
  /** Code of the language it is written in, where that is known. */
  language?: string | undefined;
};

/** What the server sends for a typed text. */
export type SuggestionList = { suggestions: Suggestion[] };

/** What the island is given. */
export type SuggestionProperties = {
  /** Path and query of the suggestions; the typed text is added as `q`. */
  endpoint: string;
  /** What is read out for each number of suggestions, from none to the most there are. */
  announcements: string[];
};

/** Suggestions that are offered at most. */
export const MAX_SUGGESTIONS = 8;

/** Characters without which nothing is suggested: one letter is in nearly every post. */
export const MIN_TEXT_LENGTH = 2;
