/**
 * Finds out which of several names have to be left out for something to work, by halving: some
 * 2·log₂(n) attempts for each.
 * @param suspects leaving out all of them works, leaving out none does not
 * @param works whether it works without these
 */
export async function findCulprits(
  suspects: readonly string[],
  works: (without: readonly string[]) => Promise<boolean>,
  without: readonly string[] = [],
): Promise<string[]> {
  if (suspects.length <= 1) return [...suspects];
  const half = Math.ceil(suspects.length / 2);
  const one = suspects.slice(0, half);
  const other = suspects.slice(half);
  if (await works([...without, ...one])) return findCulprits(one, works, without);
  if (await works([...without, ...other])) return findCulprits(other, works, without);
  const found = await findCulprits(one, works, [...without, ...other]);
  return [...found, ...(await findCulprits(other, works, [...without, ...found]))];
}
