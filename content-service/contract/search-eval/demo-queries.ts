import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

/** The languages of readers, which queries are written for. */
export const QUERY_LANGUAGES = ['en', 'ar', 'fa', 'tr', 'ur', 'ru', 'hi', 'ckb'] as const;

/** What a query is like, compared with the posts that answer it. */
export const QUERY_GROUPS = [
  'keywords',
  'question',
  'synonym',
  'typo',
  /** Written in other letters than the posts, or a word of another language. */
  'transliteration',
  'inflected',
  /** A name or word that is in posts of several languages: those in the reader's come first. */
  'own-language',
  /** Only posts in other languages answer. */
  'cross-language',
  /** No post answers. */
  'no-answer',
] as const;

export type QueryGroup = (typeof QUERY_GROUPS)[number];

export interface DemoQuery {
  /** Language of the page that the query is typed on. */
  language: (typeof QUERY_LANGUAGES)[number];
  group: QueryGroup;
  query: string;
  /** Ids of all demo posts that answer. */
  posts: number[];
}

const querySchema = z.record(z.enum(QUERY_GROUPS), z.record(z.string(), z.array(z.int())));

const folder = new URL('../../seed/search-eval/queries/', import.meta.url);

/**
 * Reads the evaluation set for the demo content, `seed/search-eval/queries/<language>.yaml`.
 * @throws Error that names the file if one is missing or invalid
 */
export function readDemoQueries(): DemoQuery[] {
  return QUERY_LANGUAGES.flatMap((language) => {
    const file = fileURLToPath(new URL(`${language}.yaml`, folder));
    const result = querySchema.safeParse(parse(readFileSync(file, 'utf8')));
    if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
    return QUERY_GROUPS.flatMap((group) =>
      Object.entries(result.data[group]).map(([query, posts]) => ({
        language,
        group,
        query,
        posts,
      })),
    );
  });
}
