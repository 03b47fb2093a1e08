import { z } from 'zod';
import { logFailure } from '../log.server.ts';
import type { UntrustedHtml } from '../posts/post.ts';
import { callContentService } from './call.server.ts';
import { toDescription } from './description.ts';
import { isCallMissing } from './errors.ts';
import { parseResponse } from './parse-response.ts';
import { sharedRead } from './shared-read.server.ts';

const PATH = 'machine-translations';

const languagesSchema = z.object({ data: z.object({ languages: z.array(z.string()) }) });

const translationSchema = z.object({
  data: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('ready'),
      title: z.string().nullable(),
      description: z.string().nullable(),
    }),
    z.object({ state: z.enum(['pending', 'unavailable']) }),
  ]),
});

/** A post's title and text in another language, or why there are none. */
type MachineWords =
  | { state: 'ready'; title: string | null; description: UntrustedHtml }
  | { state: 'pending' | 'unavailable' };

const readShared = sharedRead('Reading the languages of machine translation', readLanguages);

/**
 * The codes of the languages that the content service translates posts into when visitors ask for it.
 * @returns none if it does not, or cannot tell in time
 */
export async function readMachineLanguages(): Promise<readonly string[]> {
  try {
    return (await readShared()) ?? [];
  } catch (error) {
    logFailure('reading the languages of machine translation', error);
    return [];
  }
}

async function readLanguages(): Promise<readonly string[]> {
  try {
    const body = await callContentService(PATH, new URLSearchParams());
    const parsed = languagesSchema.safeParse(body);
    return parsed.success ? parsed.data.data.languages : [];
  } catch (error) {
    if (isCallMissing(error)) return [];
    throw error;
  }
}

/** A post in another language. @param code of the language, one of those above */
export async function readMachineTranslation(
  postId: number,
  code: string,
  signal: AbortSignal,
): Promise<MachineWords> {
  try {
    const path = `${PATH}/${postId}/${encodeURIComponent(code)}`;
    const body = await callContentService(path, new URLSearchParams(), signal);
    const { data } = parseResponse(translationSchema, body);
    if (data.state !== 'ready') return data;
    return { ...data, description: toDescription(data.description) };
  } catch (error) {
    logFailure('translating a post', error);
    return { state: 'unavailable' };
  }
}
