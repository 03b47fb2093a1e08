import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { kindOfTypeName } from '../kinds.ts';
import { logFailure } from '../log.server.ts';
import type { PostLanguages } from '../posts/filters/language-choices.ts';
import { beforeDeadline, outsideRendering } from '../request-context.server.ts';
import { callContentService } from './call.server.ts';
import { ContentUnavailable, isCallMissing } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { parseResponse } from './parse-response.ts';

const responseSchema = z.object({
  data: z.array(z.object({ kind: z.string(), languages: z.array(z.string()) })),
});

type Read = { languages: PostLanguages | null };

/** One entry for all visitors: concurrent reads share one call. */
const cache = new LRUCache<'languages', Read>({
  max: 1,
  ttl: 5 * 60_000,
  // A change notice empties the cache; pages that already wait still get the languages.
  ignoreFetchAbort: true,
  fetchMethod: () => outsideRendering(read),
});

contentEvents.on('changed', () => cache.clear());

/**
 * The languages that there are posts in, for each kind. A page that shows them also lists posts of
 * these kinds, so that a change of them makes it stale.
 * @returns null if the content service does not have the call, or cannot answer it in time; the page
 * is then marked incomplete
 */
export async function readPostLanguages(): Promise<PostLanguages | null> {
  try {
    const timeoutError = () => new ContentUnavailable('The languages of posts took too long.', 504);
    const found = await beforeDeadline(cache.fetch('languages'), timeoutError);
    return found?.languages ?? null;
  } catch (error) {
    logFailure('reading the languages of posts', error);
    return null;
  }
}

async function read(): Promise<Read> {
  try {
    const body = await callContentService('post-languages', new URLSearchParams());
    const { data } = parseResponse(responseSchema, body);
    const languages = data.flatMap(({ kind: typeName, languages: codes }) => {
      const kind = kindOfTypeName(typeName);
      return kind ? [[kind, codes.map((code) => code.toLowerCase())] as const] : [];
    });
    return { languages: Object.fromEntries(languages) };
  } catch (error) {
    if (!isCallMissing(error)) throw error;
    return { languages: null };
  }
}
