import type { Totals } from '../query/rank';
import type { AnalysedQuery } from '../text/analyse-query';
import { detectLanguage } from '../text/detect-language';
import type { SearchLanguage } from '../text/languages';
import { type Passage, passagesOf } from './passages';
import { createQueryReader, type QueryReader } from './query-reader';

/** A post as the API shows it. */
type ShownPost = Record<string, unknown>;

/** A passage as the API shows it. */
interface ShownPassage {
  heading: string | null;
  text: string;
  /** Whether it is mostly running text that holds words of the query; others are not quoted. */
  prose: boolean;
}

/** What is shown of a result. */
export interface Excerpt {
  /** The passage that answers best; null for a post without text. */
  passage: ShownPassage | null;
  /** The words of title, heading and passage that the query stands for, as they are written there. */
  marks: string[];
}

/**
 * Makes the function that chooses the passage of a post that holds the most, and the rarest, of the
 * words of a query; of equal ones the first, running text before lists.
 * @returns a function of the post and the language that the index holds its text in; the language is
 *   detected if it is unknown
 */
export function excerptsFor(
  query: AnalysedQuery,
  totals: Totals,
): (post: ShownPost, indexedAs?: SearchLanguage) => Excerpt {
  const readers = new Map<SearchLanguage, QueryReader>();
  const readerOf = (language: SearchLanguage) => {
    const reader = readers.get(language) ?? createQueryReader(query, totals, language);
    readers.set(language, reader);
    return reader;
  };
  return (post, indexedAs) => {
    const title = typeof post.title === 'string' ? post.title : '';
    const passages = passagesOf(typeof post.description === 'string' ? post.description : '');
    const reader = readerOf(
      indexedAs ??
        detectLanguage([title, ...passages.map(({ text }) => text)].join(' '), query.language),
    );
    const passage = bestOf(passages, reader);
    return {
      passage,
      marks: reader.marksIn([title, passage?.heading, passage?.text].join(' ')),
    };
  };
}

function bestOf(passages: Passage[], reader: QueryReader): ShownPassage | null {
  let best: ShownPassage | null = null;
  let highest = -1;
  for (const { heading, text, proseText } of passages) {
    const score = reader.score(`${heading ?? ''} ${text}`);
    const isBetter = score > highest || (score === highest && best?.prose === false);
    if (!isBetter) continue;
    const prose = 2 * proseText.length >= text.length && reader.holdsAny(proseText);
    if (score === highest && !prose) continue;
    best = { heading, text, prose };
    highest = score;
  }
  return best;
}
