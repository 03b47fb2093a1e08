import { ContentUnavailable } from './errors.ts';
import { findRejected } from './find-rejected.ts';
import {
  acceptsParameters,
  failureOf,
  parameterSupport,
  resourceOf,
} from './parameter-support.server.ts';
import { sampleOf } from './parameter-support.ts';
import { type Pairs, withoutParameters } from './parameters.ts';
import { isSameFailure } from './rejection.ts';

/** A read that failed for one of several parameters. */
export type FailedRead = {
  error: ContentUnavailable;
  path: string;
  pairs: Pairs;
  /** Names of which at least one may be to blame. */
  candidates: readonly string[];
  /** Names that the read is never made without. */
  required: readonly string[];
};

/** Searches under way, by resource: reads that fail meanwhile wait for what is found. */
const searches = new Map<string, Promise<boolean>>();

/**
 * Finds out by further reads for which parameters a read failed, and leaves them out from now on.
 * @returns whether the read may succeed now
 */
export function rejectParameters(read: FailedRead): Promise<boolean> {
  const resource = resourceOf(read.path);
  const inProgress = searches.get(resource);
  if (inProgress) return inProgress;
  const search = searchRejected(read).finally(() => searches.delete(resource));
  searches.set(resource, search);
  return search;
}

async function searchRejected({
  error,
  path,
  pairs,
  candidates,
  required,
}: FailedRead): Promise<boolean> {
  const resource = resourceOf(path);
  const succeedsWithout = async (names: readonly string[]) => {
    const failure = await failureOf(path, withoutParameters(names, pairs));
    return failure === null || !isSameFailure(failure, error);
  };
  try {
    if (await succeedsWithout(candidates)) {
      const rejected = await confirmRejected(
        resource,
        await findRejected(candidates, succeedsWithout),
        pairs,
      );
      parameterSupport.markRejected(resource, rejected, pairs);
      return rejected.length > 0;
    }
    if (required.length > 0 && (await succeedsWithout([...candidates, ...required]))) {
      parameterSupport.markRejected(
        resource,
        await confirmRejected(resource, required, pairs),
        pairs,
      );
    }
    return false;
  } catch (cause) {
    // It stopped answering: that is what the read fails for, too.
    if (cause instanceof ContentUnavailable) return false;
    throw cause;
  }
}

/** Filters fail for a visitor's value as well: those stay that are taken with another one. */
async function confirmRejected(
  resource: string,
  names: readonly string[],
  pairs: Pairs,
): Promise<string[]> {
  const rejected: string[] = [];
  for (const name of names) {
    const isFilter = name.startsWith('filters');
    if (!isFilter || !(await acceptsParameters(resource, sampleOf(name, pairs))))
      rejected.push(name);
  }
  return rejected;
}
