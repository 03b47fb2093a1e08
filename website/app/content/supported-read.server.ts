import { beforeDeadline } from '../request-context.server.ts';
import { ContentUnavailable } from './errors.ts';
import { parameterSupport, resourceOf } from './parameter-support.server.ts';
import { isWithin, namesOf, type Pairs, searchParamsOf, withoutParameters } from './parameters.ts';
import { rejectParameters } from './reject-parameters.server.ts';
import { candidateParametersOf } from './rejection.ts';

type SupportedRead<Plan> = {
  /** Below the API's base; its first part is the resource. */
  path: string;
  /** Builds the parameters without those that are known to be rejected. */
  plan: () => Plan & { pairs: Pairs };
  /** Names that are never left out, because the response would be to another request. */
  required?: readonly string[];
  /** Makes the call; see `callContentService`. */
  execute: (path: string, parameters: URLSearchParams) => Promise<unknown>;
};

/** More than a read has parameters: stops if the service rejects one after the other. */
const MAX_ATTEMPTS = 60;

/** Whether the service is known to reject a parameter of a resource. */
export const { isRejected } = parameterSupport;

/**
 * One read without the parameters that the content service is known to reject. If it rejects another
 * one, that is identified and left out by all reads from then on.
 * @returns the response, unchecked, and the plan that led to it
 * @throws ContentUnavailable
 */
export async function readSupported<Plan>({
  path,
  plan,
  required = [],
  execute,
}: SupportedRead<Plan>): Promise<{ body: unknown; plan: Plan & { pairs: Pairs } }> {
  const resource = resourceOf(path);
  for (let attempt = 1; ; attempt += 1) {
    const current = plan();
    const rejected = namesOf(current.pairs).filter(
      (name) => !required.includes(name) && isRejected(resource, name),
    );
    const pairs = withoutParameters(rejected, current.pairs);
    try {
      const body = await execute(path, searchParamsOf(pairs));
      parameterSupport.markAccepted(resource, namesOf(pairs));
      return { body, plan: current };
    } catch (error) {
      if (!(error instanceof ContentUnavailable) || attempt === MAX_ATTEMPTS) throw error;
      const canRetry = await beforeDeadline(
        learnFromFailure(error, path, pairs, required),
        () => error,
      );
      parameterSupport.report();
      if (!canRetry) throw error;
    }
  }
}

/** @returns whether a retry may succeed */
async function learnFromFailure(
  error: ContentUnavailable,
  path: string,
  pairs: Pairs,
  required: readonly string[],
): Promise<boolean> {
  const resource = resourceOf(path);
  const requested = namesOf(pairs);
  const { names, isNamed } = candidateParametersOf(error, requested);
  if (names.length === 0) return false;
  const isRequired = (name: string) => required.some((each) => isWithin(each, name));
  // Another read has meanwhile found out what this one still included.
  if (requested.some((name) => !isRequired(name) && isRejected(resource, name))) return true;
  if (!isNamed && parameterSupport.wereRecentlyAccepted(resource, requested)) return false;
  const [single, ...others] = names;
  if (isNamed && single !== undefined && others.length === 0) {
    parameterSupport.markRejected(resource, [single], pairs);
    return !isRequired(single);
  }
  const candidates = names.filter((name) => !isRequired(name));
  return rejectParameters({ error, path, pairs, candidates, required });
}
