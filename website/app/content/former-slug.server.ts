import { z } from 'zod';
import { callContentService } from './call.server.ts';
import { isCallMissing } from './errors.ts';

const responseSchema = z.object({ data: z.object({ id: z.number().int().positive() }) });

/**
 * The id of the post that had a slug before.
 * @returns null if there is none, or if the content service does not keep former slugs
 * @throws ContentUnavailable
 */
export async function idOfFormerSlug(
  slug: string,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  try {
    const path = `former-slugs/${encodeURIComponent(slug)}`;
    const body = await callContentService(path, new URLSearchParams(), signal);
    const parsed = responseSchema.safeParse(body);
    return parsed.success ? String(parsed.data.data.id) : null;
  } catch (error) {
    if (isCallMissing(error)) return null;
    throw error;
  }
}
