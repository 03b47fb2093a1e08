import type { DuplicateCandidate } from '#post';
import { warning } from '#problem';
import type { Rule } from '#rule';
import { type Comparable, comparable, highestSimilarity, similarity } from '#text/similarity';

/** From here on two titles are nearly the same: a letter or a short word differs. */
const MIN_SIMILARITY = 0.85;

/** There is no other post of the same kind, community and city with nearly the same title. */
export const checkDuplicates: Rule = ({ id, title }, { duplicateCandidates }) => {
  if (!title?.trim()) return [];
  const own = comparable(title);
  const isDuplicate = (candidate: DuplicateCandidate) => {
    const other = comparableOf(candidate);
    return (
      highestSimilarity(own, other) >= MIN_SIMILARITY && similarity(own, other) >= MIN_SIMILARITY
    );
  };
  const duplicate = duplicateCandidates.find(
    (candidate) => candidate.id !== id && isDuplicate(candidate),
  );
  return duplicate
    ? [warning('duplicate', 'title', { title: duplicate.title ?? '', id: duplicate.id })]
    : [];
};

/** One candidate is compared with many posts. */
const prepared = new WeakMap<DuplicateCandidate, Comparable>();

function comparableOf(candidate: DuplicateCandidate): Comparable {
  const known = prepared.get(candidate);
  if (known) return known;
  const created = comparable(candidate.title ?? '');
  prepared.set(candidate, created);
  return created;
}
