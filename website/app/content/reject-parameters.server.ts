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

/** A read that failed because of one of its parameters. */
export type FailedRead = {
  error: ContentUnavailable;
  path: string;
  pairs: Pairs;
  /** Names of which at least one may have been rejected. */
  candidates: readonly string[];
  /** Names that are never left out of the read. */
  required: readonly string[];
};

/** Searches in progress, by resource: reads that fail meanwhile wait for their result. */
const searches = new Map<string, Promise<boolean>>();

/**
 * Finds out by further reads which parameters made a read fail, and leaves them out from now on.
 * @returns whether a retry of the read may succeed
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
    // The service stopped responding, which is why the read fails.
    if (cause instanceof ContentUnavailable) return false;
    throw cause;
  }
}

/** A filter also fails for an invalid value of a visitor: filters accepted with another value are kept. */
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
