import type { Core } from '@strapi/strapi';
import { fold } from 'folding/fold';
import { detectLanguage } from '../text/detect-language';
import { languagesOfScript, searchLanguageOf } from '../text/languages';
import { conceptPhrases, placePhrases, type SuggestedPhrase } from './phrases';
import { beginningWith, type PrefixList } from './prefix-list';
import { type SuggestedTitle, titlesWith } from './title-words';

/** What a field that is being typed in can be completed to. */
export interface Suggestion {
  type: 'concept' | 'title' | 'place';
  text: string;
  /** Code of the language that the text is in. */
  language: string;
  /** What a link to the post needs. */
  post?: { id: number; slug: string | null; kind: string | null };
}

/** Shares of the suggestions; titles follow, then further concepts and places. */
const CONCEPT_SHARE = 0.5;
const PLACE_SHARE = 0.25;

/** Phrases that are compared to find the best: one letter begins hundreds. */
const MAX_PHRASES = 300;
const MAX_WORDS = 6;

/**
 * Suggests words for concepts, places and titles of posts that begin with what was typed, in the
 * script that it was typed in.
 * @param language code of the language that the page is in
 */
export async function suggest(
  strapi: Core.Strapi,
  { query, language, limit }: { query: string; language: string | undefined; limit: number },
): Promise<Suggestion[]> {
  const typed = fold(query);
  if (typed === '') return [];
  const pageLanguage = searchLanguageOf(language);
  const [concepts, places, titles] = await Promise.all([
    conceptPhrases(strapi),
    placePhrases(strapi),
    titlesWith(
      strapi.db.connection,
      [...new Set(typed.split(' '))].slice(0, MAX_WORDS),
      {
        posts: strapi.db.metadata.get('api::post.post').tableName,
        types: strapi.db.metadata.get('api::post-type.post-type').tableName,
      },
      { language: pageLanguage, limit },
    ),
  ]);
  const languages = {
    // Many words of a script's languages are alike once folded; the letters of some tell them apart.
    typedLanguage: detectLanguage(query, language),
    pageLanguage,
  };
  const ofConcepts = bestPhrases(concepts, typed, languages).map(suggestionOf('concept'));
  const ofPlaces = bestPhrases(places, typed, languages).map(suggestionOf('place'));
  const conceptCount = Math.ceil(limit * CONCEPT_SHARE);
  const placeCount = Math.ceil(limit * PLACE_SHARE);
  return withoutRepetitions([
    ...ofConcepts.slice(0, conceptCount),
    ...ofPlaces.slice(0, placeCount),
    ...titles.map(suggestionOfTitle),
    ...ofConcepts.slice(conceptCount),
    ...ofPlaces.slice(placeCount),
  ]).slice(0, limit);
}

const suggestionOf =
  (type: 'concept' | 'place') =>
  ({ text, language }: SuggestedPhrase): Suggestion => ({ type, text, language });

/** One phrase of each concept or place: the language of the letters typed and usual words first. */
function bestPhrases(
  list: PrefixList<SuggestedPhrase>,
  typed: string,
  { typedLanguage, pageLanguage }: Record<'typedLanguage' | 'pageLanguage', string | undefined>,
): SuggestedPhrase[] {
  const ofScript = languagesOfScript(typed);
  const rankOf = ({ language: code, text, position }: SuggestedPhrase) => {
    const phraseLanguage = searchLanguageOf(code);
    const isOwn = phraseLanguage !== undefined && ofScript.includes(phraseLanguage);
    // Transliterations of a language in another script come last.
    const groups = [phraseLanguage === typedLanguage, phraseLanguage === pageLanguage, isOwn];
    const group = groups.includes(true) ? groups.indexOf(true) : groups.length;
    return group * 1_000_000 + position * 1000 + text.length;
  };
  const seen = new Set<string>();
  return beginningWith(list, typed, MAX_PHRASES)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .filter(({ of }) => !seen.has(of) && seen.add(of));
}

const suggestionOfTitle = ({ id, title, slug, kind, language }: SuggestedTitle): Suggestion => ({
  type: 'title',
  text: title,
  language,
  post: { id, slug, kind },
});

/** A word for a concept may be the name of a place, or a title. */
function withoutRepetitions(suggestions: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ text, post }) => {
    const key = post ? `post ${post.id}` : fold(text);
    return !seen.has(key) && seen.add(key);
  });
}
