import { fold } from 'folding/fold';

interface Item<Value> {
  folded: string;
  value: Value;
}

/** Texts that are looked up by how they begin, once folded. */
export type PrefixList<Value> = readonly Item<Value>[];

/** Sorts values by their folded text. */
export function prefixList<Value>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): PrefixList<Value> {
  return values
    .map((value) => ({ folded: fold(textOf(value)), value }))
    .sort((one, other) => compare(one.folded, other.folded));
}

/**
 * The values whose text begins with a prefix, in alphabetical order.
 * @param prefix folded
 * @param limit how many at most: the shortest prefixes fit very many
 */
export function beginningWith<Value>(
  list: PrefixList<Value>,
  prefix: string,
  limit: number,
): Value[] {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(list[middle]?.folded ?? '', prefix) < 0) low = middle + 1;
    else high = middle;
  }
  const found: Value[] = [];
  for (let index = low; index < list.length && found.length < limit; index += 1) {
    const item = list[index];
    if (!item?.folded.startsWith(prefix)) break;
    found.push(item.value);
  }
  return found;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
