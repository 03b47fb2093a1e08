import { log } from '../log.server.ts';
import { ContentUnavailable } from './errors.ts';
import { fetchContent } from './fetch-content.server.ts';
import { createParameterSupport } from './parameter-support.ts';
import { type Pairs, searchParamsOf } from './parameters.ts';
import { isPossibleRejection } from './rejection.ts';

/** What the content service of this site supports. */
export const parameterSupport = createParameterSupport({
  now: () => performance.now(),
  accepts: acceptsParameters,
  report: (parameters) => {
    log.warn(
      { parameters },
      'the content service rejects these parameters: pages are rendered without them, and they are retried every 15 minutes',
    );
  },
});

/** Whether the service accepts parameters, tested in a small read. @throws ContentUnavailable without a response */
export async function acceptsParameters(resource: string, pairs: Pairs): Promise<boolean> {
  return (await failureOf(resource, [['pagination[limit]', '1'], ...pairs])) === null;
}

/**
 * The error of a read that the service may reject. The read bypasses the circuit breaker and is not
 * counted by it.
 * @throws ContentUnavailable if the service does not respond
 */
export async function failureOf(path: string, pairs: Pairs): Promise<ContentUnavailable | null> {
  try {
    await fetchContent(path, searchParamsOf(pairs));
    return null;
  } catch (error) {
    if (error instanceof ContentUnavailable && isPossibleRejection(error)) return error;
    throw error;
  }
}

/** The key of a resource in `parameterSupport`. */
export const resourceOf = (path: string) => path.split('/')[0] ?? '';
