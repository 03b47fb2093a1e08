import { ContentUnavailable } from './errors.ts';
import { findCulprits } from './find-culprits.ts';
import { sampleOf } from './parameter-support.ts';
import { type Pairs, without } from './parameters.ts';
import { isSameFailure } from './rejection.ts';
import { accepts, failureOf, resourceOf, support } from './support.server.ts';

/** A read that failed for one of several parameters. */
export type FailedRead = {
  error: ContentUnavailable;
  path: string;
  pairs: Pairs;
  /** Names of which at least one may be to blame. */
  suspects: readonly string[];
  /** Names that the read is never made without. */
  required: readonly string[];
};

/** Searches under way, by resource: reads that fail meanwhile wait for what is found. */
const searches = new Map<string, Promise<boolean>>();

/**
 * Finds out by further reads for which parameters a read failed, and leaves them out from now on.
 * @returns whether the read may succeed now
 */
export function rejectCulprits(read: FailedRead): Promise<boolean> {
  const resource = resourceOf(read.path);
  const running = searches.get(resource);
  if (running) return running;
  const search = searchIn(read).finally(() => searches.delete(resource));
  searches.set(resource, search);
  return search;
}

async function searchIn({ error, path, pairs, suspects, required }: FailedRead): Promise<boolean> {
  const resource = resourceOf(path);
  const works = async (names: readonly string[]) => {
    const failure = await failureOf(path, without(names, pairs));
    return failure === null || !isSameFailure(failure, error);
  };
  try {
    if (await works(suspects)) {
      const culprits = await blamed(resource, await findCulprits(suspects, works), pairs);
      support.reject(resource, culprits, pairs);
      return culprits.length > 0;
    }
    if (required.length > 0 && (await works([...suspects, ...required]))) {
      support.reject(resource, await blamed(resource, required, pairs), pairs);
    }
    return false;
  } catch (cause) {
    // It stopped answering: that is what the read fails for, too.
    if (cause instanceof ContentUnavailable) return false;
    throw cause;
  }
}

/** Filters fail for a visitor's value as well: those stay that are taken with another one. */
async function blamed(resource: string, names: readonly string[], pairs: Pairs): Promise<string[]> {
  const rejected: string[] = [];
  for (const name of names) {
    const isFilter = name.startsWith('filters');
    if (!isFilter || !(await accepts(resource, sampleOf(name, pairs)))) rejected.push(name);
  }
  return rejected;
}
