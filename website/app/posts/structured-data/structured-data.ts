import type { Thing } from 'schema-dts';
import type { PostFacts } from '../facts/fact.ts';
import type { OpeningHours } from '../opening-hours.ts';
import type { PlaceFormat } from '../place.ts';
import type { AnswerView } from '../post-view.server.ts';

/** The view data that structured data is built from. */
export type StructuredDataSource = {
  post: PostFacts;
  /** The excerpt. */
  excerpt: string;
  /** The whole text without markup. */
  text: string;
  hours: OpeningHours | null;
  /** The time of rendering. */
  now: Date;
  /** Time zone of the place. */
  timeZone: string;
  /** How places are written in the language of the page. */
  placeFormat: PlaceFormat;
  /** The canonical URL of the page. */
  url: string;
  /** The answers to a question. */
  answers: readonly AnswerView[];
  /** The same post in other languages, in which one is the original unless this is. */
  translations?: readonly { url: string; inLanguage: string; isSource: boolean }[];
};

/**
 * Builds the schema.org object of a post. Omits fields that the post lacks; null if a required one is
 * missing.
 */
export type StructuredDataBuilder = (source: StructuredDataSource) => Thing | null;

/** Undefined for an empty text: an empty field would be invalid structured data. */
export function orUndefined(text: string | null | undefined): string | undefined {
  return text || undefined;
}
