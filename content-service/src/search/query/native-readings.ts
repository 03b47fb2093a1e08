import { expandQuery } from '../concepts/expand-query';
import type { Expansion } from '../concepts/expansion';
import type { Lexicon } from '../concepts/lexicon';
import { type AnalysedQuery, analyseQuery, type QueryWord } from '../text/analyse-query';
import { languagesOfScript, type SearchLanguage } from '../text/languages';
import type { NativeWord } from '../text/nearest-by-sound';

/** A word in Latin letters that texts hold, and one in the script of the page that sounds like it. */
interface NativeReading {
  typed: string;
  meant: string;
}

/**
 * How words in Latin letters that mean something as they are may be read in the language of the page:
 * "hafta" is a week in Turkish, Urdu and Hindi. Only words for concepts count: posts hold too many others.
 */
export async function nativeReadings(
  words: readonly QueryWord[],
  nativeWordFor: (typed: string) => Promise<NativeWord | undefined>,
): Promise<NativeReading[]> {
  const readings: NativeReading[] = [];
  for (const { word } of words) {
    const native = await nativeWordFor(word);
    if (native?.isClear && native.isOfConcept) readings.push({ typed: word, meant: native.word });
  }
  return readings;
}

/** Adds to a query what its words mean in the language of the page; what they mean as they are stays. */
export function withReadings(
  query: AnalysedQuery,
  readings: readonly NativeReading[],
  language: SearchLanguage,
  lexicon: Lexicon,
): AnalysedQuery {
  const native = query.words.map((word) => {
    const reading = readings.find(({ typed }) => typed === word.word);
    return reading ? (analyseQuery(reading.meant, language, () => false).words[0] ?? word) : word;
  });
  const words = query.words.map((word, index) => ({
    ...word,
    stems: [...new Set([...word.stems, ...(native[index]?.stems ?? [])])],
  }));
  const isWholly = native.every(({ word }) => languagesOfScript(word).includes(language));
  const isRead = (position: number) => native[position] !== query.words[position];
  const expansions = (expandQuery({ language, words: native }, lexicon).expansions ?? []).filter(
    ({ positions }) => positions.some(isRead),
  );
  return {
    ...query,
    language: isWholly ? language : query.language,
    words,
    expansions: merged([...(query.expansions ?? []), ...expansions]),
  };
}

/** One expansion for the same words, so that they count once. */
function merged(expansions: readonly Expansion[]): Expansion[] {
  return [...Map.groupBy(expansions, ({ positions }) => positions.join(' ')).values()].map(
    (same) => ({
      positions: same[0]?.positions ?? [],
      phrases: same.flatMap(({ phrases }) => phrases),
    }),
  );
}
