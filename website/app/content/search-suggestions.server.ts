import { z } from 'zod';
import type { AddressablePost } from '../addresses/links.ts';
import { kindOfTypeName } from '../kinds.ts';
import type { LanguageCode } from '../languages.ts';
import { entriesOf } from './flatten.ts';
import { callSearch } from './search.server.ts';
import { markMissing } from './search-support.server.ts';

/** What a visitor may mean: something to search for, or a post. */
export type SearchSuggestion = { text: string; language: string | undefined } & (
  | { type: 'concept' | 'place' }
  | { type: 'title'; post: AddressablePost }
);

const text = z.string().trim().nullish().catch(null);

const suggestionSchema = z.object({
  type: z.enum(['concept', 'title', 'place']),
  text: z.string().trim().min(1),
  language: text,
  post: z
    .object({
      id: z.number().int().positive(),
      title: text,
      slug: text,
      post_type: z.object({ name: z.string() }),
    })
    .nullish()
    .catch(null),
});

const responseSchema = z.object({ data: z.array(z.unknown()) });

/**
 * Suggestions for a text that is being typed, best first.
 * @returns null if the content service has no such call
 * @throws ContentUnavailable
 */
export async function readSearchSuggestions(query: {
  q: string;
  language: LanguageCode;
  limit: number;
  signal: AbortSignal;
}): Promise<SearchSuggestion[] | null> {
  const { q, language, limit, signal } = query;
  const answer = await callSearch(
    'search/suggestions',
    [
      ['q', q],
      ['language', language],
      ['limit', String(limit)],
    ],
    signal,
  );
  if (answer === null || 'rejected' in answer) return null;
  const parsed = responseSchema.safeParse(answer.body);
  if (parsed.success) return entriesOf(parsed.data.data).flatMap(toSuggestion);
  markMissing('search/suggestions');
  return null;
}

function toSuggestion(entry: object): SearchSuggestion[] {
  const parsed = suggestionSchema.safeParse(entry);
  if (!parsed.success) return [];
  const { type, text, language, post } = parsed.data;
  const shown = { text, language: language || undefined };
  if (type !== 'title') return [{ ...shown, type }];
  const kind = post ? kindOfTypeName(post.post_type.name) : null;
  if (!post || !kind) return [];
  const { id, slug, title } = post;
  return [{ ...shown, type, post: { id, kind, slug: slug || null, title: title || text } }];
}
