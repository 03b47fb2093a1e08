import { isUnavailable } from './unavailable';

/** Of many failures, so many are told in the log. */
const MAX_MESSAGES = 3;

/**
 * Does something for each item, one after the other. A failure for one does not keep it from the
 * others, unless it is the database that is unavailable: then it would fail for all.
 * @param nameOf how the failure names an item
 * @throws an Error that tells all failures, at the end
 */
export async function runEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  nameOf?: (item: Item) => string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await run(item);
    } catch (failure) {
      if (isUnavailable(failure)) throw failure;
      const each = failure instanceof AggregateError ? failure.errors : [failure];
      failures.push(...each.map((one) => named(one, nameOf?.(item))));
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, summaryOf(failures));
}

/** As `runEach`, for steps that do not depend on each other. */
export function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  return runEach(steps, (step) => step());
}

const named = (failure: unknown, name: string | undefined) =>
  name === undefined ? failure : new Error(`${name}: ${messageOf(failure)}`, { cause: failure });

function summaryOf(failures: readonly unknown[]): string {
  const shown = failures.slice(0, MAX_MESSAGES).map(messageOf).join('; ');
  return `${failures.length} failures: ${shown}${failures.length > MAX_MESSAGES ? '; …' : ''}`;
}

const messageOf = (failure: unknown) =>
  failure instanceof Error ? failure.message : String(failure);
