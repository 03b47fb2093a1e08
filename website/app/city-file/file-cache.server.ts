import { LRUCache } from 'lru-cache';
import { takeQuery } from '../addresses/take-path.ts';
import { ContentUnavailable } from '../content/errors.ts';
import { logFailure } from '../log.server.ts';
import { dependsOn, markIncomplete, recordRendering } from '../request-context.server.ts';
import { type CityFiles, type FileRequest, makeFiles } from './make-files.server.tsx';

/** A file says as of when it is; it need not be newer than this, in milliseconds. */
const TTL_MS = 60 * 60_000;

/** A file that lacks something is made again soon. */
const INCOMPLETE_TTL_MS = 60_000;

/** How long all calls for a file may take together: nobody looks at an empty screen for it. */
const TIME_LIMIT_MS = 10_000;

/** Memory for files, in bytes; those that were asked for lately are also in the page store. */
const MAX_BYTES = 24 * 1024 * 1024;

type CacheEntry = CityFiles & { tags: ReadonlySet<string>; isComplete: boolean };

const cache = new LRUCache<string, CacheEntry, FileRequest>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html, epub }) => html.length + epub.length,
  ttl: TTL_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, former, { context, options, signal }) => {
    const made = await makeOrUse(former, context, signal);
    if (!made.isComplete || made === former) options.ttl = INCOMPLETE_TTL_MS;
    return made;
  },
});

/** Makes new files; if something cannot be read, the former ones are better. */
async function makeOrUse(
  former: CacheEntry | undefined,
  request: FileRequest,
  signal: AbortSignal,
): Promise<CacheEntry> {
  const { result, record } = recordRendering(
    () => makeFiles(request, new Date(), signal),
    TIME_LIMIT_MS,
  );
  try {
    const files = await result;
    const { dependencies: tags, isComplete } = record;
    return (!isComplete && former) || { ...files, tags, isComplete };
  } catch (error) {
    if (!former || !(error instanceof ContentUnavailable)) throw error;
    logFailure('making the file of a city', error);
    return former;
  }
}

/**
 * The files of a city, made at most once an hour, whatever has changed since; concurrent requests share
 * them.
 * @throws ContentUnavailable if there are none and nothing can be read
 */
export async function readFiles(request: FileRequest): Promise<CityFiles> {
  const { city, language, choice } = request;
  const key = `${language} ${city.slug} ${takeQuery(choice)}`;
  const files = await cache.forceFetch(key, { context: request });
  dependsOn(files.tags);
  if (!files.isComplete) markIncomplete();
  return files;
}
