import { beforeDeadline } from '../page-deadline.server.ts';
import { ContentUnavailable } from './errors.ts';
import { isWithin, namesOf, type Pairs, searchOf, without } from './parameters.ts';
import { rejectCulprits } from './reject-culprits.server.ts';
import { suspectsOf } from './rejection.ts';
import { resourceOf, support } from './support.server.ts';

type Read<Plan> = {
  /** Below the API's base; its first part names the resource. */
  path: string;
  /** What to ask, in view of what is known by now to be rejected. */
  plan: () => Plan & { pairs: Pairs };
  /** Names without which the answer would be to another question: they are never left out. */
  required?: readonly string[];
  /** Makes the read, as `call` does. */
  ask: (path: string, parameters: URLSearchParams) => Promise<unknown>;
};

/** More than the parameters of a read: where it ends that one after the other is rejected. */
const MAX_ATTEMPTS = 60;

/** Whether the service is known to reject a parameter of a resource. */
export const { isRejected } = support;

/**
 * One read without the parameters that the content service is known to reject. Where it rejects a
 * further one, that is found out and left out, by all reads from then on.
 * @returns the answer, unchecked, and the plan that it answers
 * @throws ContentUnavailable
 */
export async function readSupported<Plan>({
  path,
  plan,
  required = [],
  ask,
}: Read<Plan>): Promise<{ answer: unknown; plan: Plan & { pairs: Pairs } }> {
  const resource = resourceOf(path);
  for (let attempt = 1; ; attempt += 1) {
    const current = plan();
    const rejected = namesOf(current.pairs).filter(
      (name) => !required.includes(name) && isRejected(resource, name),
    );
    const pairs = without(rejected, current.pairs);
    try {
      const answer = await ask(path, searchOf(pairs));
      support.accept(resource, namesOf(pairs));
      return { answer, plan: current };
    } catch (error) {
      if (!(error instanceof ContentUnavailable) || attempt === MAX_ATTEMPTS) throw error;
      const mayNowSucceed = await beforeDeadline(learn(error, path, pairs, required), () => error);
      support.report();
      if (!mayNowSucceed) throw error;
    }
  }
}

/** @returns whether the read may succeed with what is known now */
async function learn(
  error: ContentUnavailable,
  path: string,
  pairs: Pairs,
  required: readonly string[],
): Promise<boolean> {
  const resource = resourceOf(path);
  const asked = namesOf(pairs);
  const { names, isNamed } = suspectsOf(error, asked);
  if (names.length === 0) return false;
  const isRequired = (name: string) => required.some((each) => isWithin(each, name));
  // Another read has found out meanwhile what this one still asked for.
  if (asked.some((name) => !isRequired(name) && isRejected(resource, name))) return true;
  if (!isNamed && support.areTrusted(resource, asked)) return false;
  const [only, ...others] = names;
  if (isNamed && only !== undefined && others.length === 0) {
    support.reject(resource, [only], pairs);
    return !isRequired(only);
  }
  const suspects = names.filter((name) => !isRequired(name));
  return rejectCulprits({ error, path, pairs, suspects, required });
}
