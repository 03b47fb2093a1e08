import type { CityFile } from './city-file.ts';
import type { FilePost } from './file-post.ts';

/** Of head, styles, emergency numbers, signature and the frame of a contents list. */
const FRAME_BYTES = 40_000;

/** Of the elements and labels around the texts of a post, and of its entry in the contents. */
const POST_BYTES = 1500;

/**
 * Leaves out the last posts of a file whose text alone would be too large: first articles, as they are long,
 * so that numbers to call stay.
 * @param maxBytes of the whole file
 */
export function limitText(
  sections: CityFile['sections'],
  maxBytes: number,
): Pick<CityFile, 'sections' | 'droppedCount'> {
  let left = maxBytes - FRAME_BYTES;
  let droppedCount = 0;
  const bySize = sections.toSorted((one, other) => lengthOf(one.posts) - lengthOf(other.posts));
  const kept = new Map(
    bySize.map(({ kind, posts }) => {
      const fitting = posts.filter((post) => {
        const bytes = bytesOf(post);
        if (bytes > left) return false;
        left -= bytes;
        return true;
      });
      droppedCount += posts.length - fitting.length;
      return [kind, fitting];
    }),
  );
  return {
    sections: sections.map(({ kind }) => ({ kind, posts: kept.get(kind) ?? [] })),
    droppedCount,
  };
}

const lengthOf = (posts: readonly FilePost[]) =>
  posts.reduce((sum, post) => sum + bytesOf(post), 0);

function bytesOf({ html, title, excerpt, facts }: FilePost): number {
  const texts = [html ?? '', title, title, excerpt, ...facts.map(({ value }) => value)];
  return POST_BYTES + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
