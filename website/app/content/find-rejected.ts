/**
 * Finds out by bisection which of several names must be left out for a call to succeed: about
 * 2·log₂(n) attempts for each.
 * @param candidates the call succeeds without all of them and fails with all of them
 * @param succeedsWithout whether the call succeeds without these names
 */
export async function findRejected(
  candidates: readonly string[],
  succeedsWithout: (without: readonly string[]) => Promise<boolean>,
  without: readonly string[] = [],
): Promise<string[]> {
  if (candidates.length <= 1) return [...candidates];
  const half = Math.ceil(candidates.length / 2);
  const firstHalf = candidates.slice(0, half);
  const secondHalf = candidates.slice(half);
  if (await succeedsWithout([...without, ...firstHalf]))
    return findRejected(firstHalf, succeedsWithout, without);
  if (await succeedsWithout([...without, ...secondHalf]))
    return findRejected(secondHalf, succeedsWithout, without);
  const found = await findRejected(firstHalf, succeedsWithout, [...without, ...secondHalf]);
  return [...found, ...(await findRejected(secondHalf, succeedsWithout, [...without, ...found]))];
}
