import type { Thing } from 'schema-dts';
import type { PostFacts } from '../facts/fact.ts';
import type { OpeningHours } from '../opening-hours.ts';

/** What a claim about a post is made from. */
export type StructuredDataSource = {
  post: PostFacts;
  /** The post's first words. */
  excerpt: string;
  /** All its words, without markup. */
  text: string;
  hours: OpeningHours | null;
  /** Zone of the place, in which its times are told. */
  timeZone: string;
  /** The page's canonical address. */
  url: string;
};

/**
 * Tells search engines about a post in the words of schema.org. Fields that the post lacks are
 * left out; null where one is missing that the type cannot do without.
 */
export type StructuredDataBuilder = (source: StructuredDataSource) => Thing | null;

/** Text for a field, or nothing where there is none: an empty field would be a claim, too. */
export function orUndefined(text: string | null | undefined): string | undefined {
  return text || undefined;
}
