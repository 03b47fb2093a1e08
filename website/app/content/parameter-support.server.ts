import { log } from '../log.server.ts';
import { ContentUnavailable } from './errors.ts';
import { fetchContent } from './fetch-content.server.ts';
import { createParameterSupport } from './parameter-support.ts';
import { type Pairs, searchParamsOf } from './parameters.ts';
import { isPossibleRejection } from './rejection.ts';

/** What the content service of this site takes. */
export const parameterSupport = createParameterSupport({
  now: () => performance.now(),
  accepts: acceptsParameters,
  report: (parameters) => {
    log.warn(
      { parameters },
      'the content service rejects these parameters: pages are made without them, and they are tried again every 15 minutes',
    );
  },
});

/** Whether the service takes parameters, in a small read. @throws ContentUnavailable where it does not answer */
export async function acceptsParameters(resource: string, pairs: Pairs): Promise<boolean> {
  return (await failureOf(resource, [['pagination[limit]', '1'], ...pairs])) === null;
}

/**
 * How a read fails that may be rejected. It is made whether the service counts as down or not, and
 * does not make it count as down.
 * @throws ContentUnavailable where the service does not answer
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

/** The name under which is known what a path's entries lack. */
export const resourceOf = (path: string) => path.split('/')[0] ?? '';
