/** Postings in memory, in the order of their posts: a build collects many before it writes them. */
export interface PostingsBuffer {
  length: number;
  terms: Uint32Array;
  posts: Uint32Array;
  weights: Uint32Array;
}

/** 48 MB; the postings of some 40,000 posts. */
const CAPACITY = 4_000_000;

/** @param capacity for how many postings there is room */
export const createPostingsBuffer = (capacity = CAPACITY): PostingsBuffer => ({
  length: 0,
  terms: new Uint32Array(capacity),
  posts: new Uint32Array(capacity),
  weights: new Uint32Array(capacity),
});

/** @returns whether so many more fit in */
export const hasRoom = ({ length, terms }: PostingsBuffer, count: number): boolean =>
  length + count <= terms.length;

export function addPosting(
  buffer: PostingsBuffer,
  term: number,
  post: number,
  weight: number,
): void {
  buffer.terms[buffer.length] = term;
  buffer.posts[buffer.length] = post;
  buffer.weights[buffer.length] = weight;
  buffer.length += 1;
}

/**
 * Empties the buffer in the order of the index's key, by term and then by post: a table that is
 * written in its own order grows at its end. A counting sort; it keeps the order of the posts.
 * @param termCount no term is larger
 * @param columnsOf the further columns of a post's postings
 */
export function* sortedPostings(
  buffer: PostingsBuffer,
  termCount: number,
  columnsOf: (post: number) => readonly number[],
): Generator<number[]> {
  const { terms, posts, weights, length } = buffer;
  const starts = new Uint32Array(termCount + 2);
  for (let index = 0; index < length; index += 1) {
    const next = (terms[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let term = 1; term < starts.length; term += 1) {
    starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  }
  const order = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const term = terms[index] ?? 0;
    const position = starts[term] ?? 0;
    order[position] = index;
    starts[term] = position + 1;
  }
  buffer.length = 0;
  for (const index of order) {
    const post = posts[index] ?? 0;
    yield [terms[index] ?? 0, post, weights[index] ?? 0, ...columnsOf(post)];
  }
}
