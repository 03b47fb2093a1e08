import type { FoundPost } from '../../content/search-response.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { type Direction, directionOf } from '../../languages.ts';
import { checkStateOf } from '../../posts/checked/check-state.ts';
import { type Ending, endingOf } from '../../posts/ending.ts';
import { excerptOf } from '../../posts/excerpt.server.ts';
import type { PostSummary } from '../../posts/post.ts';
import { currentTextContext } from '../../posts/rich-text/current-context.server.ts';
import { headingsOf } from '../../posts/rich-text/rich-text.server.ts';
import { headingIdOf } from '../../posts/rich-text/sections.ts';
import { excerptAround } from '../../posts/search/excerpt-around.server.ts';
import type { highlighter, TextSegment } from '../../posts/search/highlight.ts';
import { wordMarker } from '../../posts/search/marked-words.ts';
import { passageExcerpt } from '../../posts/search/passage-excerpt.server.ts';

/** In characters: five lines of a phone, with the first marked word in one of the first three. */
const textOptions = { maxLength: 170, maxLead: 80 };

/** In characters: half the screen of a phone. */
const quotationOptions = { maxLength: 320 };

/** The language that a text is in. */
type TextLanguage = { code: string; direction: Direction; nativeName: string };

/** What the page shows of a result. */
export type SearchResult = {
  post: Omit<PostSummary, 'description'>;
  /** Null without a title. */
  title: TextSegment[] | null;
  /** The passage that answers, or the beginning of the text. */
  text: TextSegment[];
  /** The heading that the passage stands under; its id in the post's page, if it has one. */
  heading: { text: TextSegment[]; id: string | null } | null;
  /** Null if it is unknown. */
  language: TextLanguage | null;
  /** Null unless it has ended. */
  ending: Ending | null;
};

/** The passage that answers best, as it is written. */
export type Quotation = Pick<SearchResult, 'post' | 'language' | 'ending'> & {
  text: TextSegment[];
  /** When it was last checked; null unless that holds. */
  checkedAt: Date | null;
};

/** A result of the content service's search. */
export function resultOf(found: FoundPost, now: Date): SearchResult {
  const { description, ...post } = found.post;
  const { passage, marks } = found;
  const split = wordMarker(marks);
  const text = passage
    ? inOneLine(passageExcerpt(passage.text, split, textOptions))
    : excerptOf(description);
  return {
    post,
    title: post.title ? split(post.title) : null,
    text: split(text),
    heading: passage?.heading
      ? {
          text: split(passage.heading),
          id: headingIdOf(headingsOf(description, currentTextContext('en')), passage.heading),
        }
      : null,
    language: languageOf(found),
    ending: endingOf(post, now),
  };
}

/** The passage of a result as a quotation; null for a list, and without any word of the query. */
export function quotationOf(found: FoundPost, now: Date): Quotation | null {
  const { description: _, ...post } = found.post;
  const { passage, marks } = found;
  const split = wordMarker(marks);
  const text = split(passage ? passageExcerpt(passage.text, split, quotationOptions) : '');
  if (!post.title || passage?.isProse === false || !text.some(({ isMatch }) => isMatch))
    return null;
  const check = checkStateOf(post, now);
  const checkedAt = check && !check.isOverdue ? check.date : null;
  return { post, text, language: languageOf(found), ending: endingOf(post, now), checkedAt };
}

/**
 * A result of a list that was searched.
 * @param terms folded words from `searchTerms`, which `highlight` marks
 */
export function listResultOf(
  { description, ...post }: PostSummary,
  terms: readonly string[],
  highlight: ReturnType<typeof highlighter>,
  now: Date,
): SearchResult {
  return {
    post,
    title: post.title ? highlight(post.title) : null,
    text: highlight(excerptAround(description, terms)),
    heading: null,
    language: post.contentLanguage,
    ending: endingOf(post, now),
  };
}

/** Items of lists and cells of tables, which end without a stop, are told apart. */
function inOneLine(text: string): string {
  return text.replace(/(\p{P}?)\s*\n\s*/gu, (_, mark: string) => (mark ? `${mark} ` : ' · '));
}

function languageOf({ post, textLanguage }: FoundPost): TextLanguage | null {
  const { contentLanguage } = post;
  if (!textLanguage || textLanguage === contentLanguage?.code) return contentLanguage;
  return {
    code: textLanguage,
    direction: directionOf(textLanguage),
    nativeName: languageNames([textLanguage], textLanguage),
  };
}
