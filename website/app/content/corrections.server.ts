import { z } from 'zod';
import type { AddressablePost } from '../addresses/links.ts';
import { kindOfTypeName } from '../kinds.ts';
import type { ContentLanguage } from '../posts/post.ts';
import { callContentService } from './call.server.ts';
import { toContentLanguage } from './content-language.ts';
import { isCallMissing } from './errors.ts';
import { parseResponse } from './parse-response.ts';
import { nationality } from './schema.ts';

export const CORRECTIONS_PER_PAGE = 20;

/** A mistake in a post that was corrected. */
export type Correction = {
  id: number;
  /** What was wrong, in the language of the post. */
  text: string;
  date: Date;
  post: AddressablePost & { contentLanguage: ContentLanguage | null };
};

const entry = z.object({
  id: z.number(),
  correction: z.string().min(1),
  corrected_at: z.string().pipe(z.coerce.date()),
  post: z.object({
    id: z.number().int().positive(),
    title: z.string().nullish(),
    slug: z.string().nullish(),
    post_type: z.object({ name: z.string() }),
    nationality: nationality.nullish().catch(null),
  }),
});

const responseSchema = z.object({
  data: z.array(entry.nullable().catch(null)),
  meta: z.object({ pagination: z.object({ total: z.number().int().min(0) }) }),
});

/**
 * A page of the corrections, the newest first. A service that keeps none has none.
 * @throws ContentUnavailable
 */
export async function readCorrections(
  page: number,
  signal: AbortSignal,
): Promise<{ corrections: Correction[]; total: number }> {
  const start = String((page - 1) * CORRECTIONS_PER_PAGE);
  const query = new URLSearchParams({ start, limit: String(CORRECTIONS_PER_PAGE) });
  try {
    const body = await callContentService('corrections', query, signal);
    const { data, meta } = parseResponse(responseSchema, body);
    return { corrections: data.flatMap(toCorrection), total: meta.pagination.total };
  } catch (error) {
    if (isCallMissing(error)) return { corrections: [], total: 0 };
    throw error;
  }
}

function toCorrection(found: z.infer<typeof entry> | null): Correction[] {
  const kind = found && kindOfTypeName(found.post.post_type.name);
  if (!found || !kind) return [];
  const { id, title, slug } = found.post;
  const contentLanguage = toContentLanguage(found.post.nationality, '');
  const post = { id, kind, title: title ?? null, slug: slug ?? null, contentLanguage };
  return [{ id: found.id, text: found.correction, date: found.corrected_at, post }];
}
