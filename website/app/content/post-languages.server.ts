import { z } from 'zod';
import { kindOfTypeName } from '../kinds.ts';
import { logFailure } from '../log.server.ts';
import type { PostLanguages } from '../posts/filters/language-choices.ts';
import { callContentService } from './call.server.ts';
import { isCallMissing } from './errors.ts';
import { parseResponse } from './parse-response.ts';
import { sharedRead } from './shared-read.server.ts';

const responseSchema = z.object({
  data: z.array(z.object({ kind: z.string(), languages: z.array(z.string()) })),
});

type Read = { languages: PostLanguages | null };

const readShared = sharedRead('Reading the languages of posts', read);

/**
 * The languages that there are posts in, for each kind. A page that shows them also lists posts of
 * these kinds, so that a change of them makes it stale.
 * @returns null if the content service does not have the call, or cannot answer it in time; the page
 * is then marked incomplete
 */
export async function readPostLanguages(): Promise<PostLanguages | null> {
  try {
    return (await readShared())?.languages ?? null;
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
