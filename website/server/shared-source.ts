/** A source that is read once, for any number of readers. */
export type SharedSource<Part> = {
  /** Yields all parts from the first on; throws if the source fails. */
  read: () => AsyncGenerator<Part, void>;
  /** Resolves once the source has ended; rejects if it fails. */
  ended: Promise<void>;
};

/**
 * Reads a source as fast as it delivers. Readers may start late and be slow: each reads at its own
 * pace, and all of them share one copy.
 */
export function shareSource<Part>(source: AsyncIterable<Part>): SharedSource<Part> {
  const chunks: Part[] = [];
  let hasEnded = false;
  let nextChunk = Promise.withResolvers<void>();
  const ended = consume();

  async function consume(): Promise<void> {
    try {
      for await (const part of source) {
        chunks.push(part);
        nextChunk.resolve();
        nextChunk = Promise.withResolvers();
      }
    } finally {
      hasEnded = true;
      nextChunk.resolve();
    }
  }

  async function* read(): AsyncGenerator<Part, void> {
    for (let index = 0; ; index += 1) {
      while (index >= chunks.length) {
        if (hasEnded) return await ended;
        await nextChunk.promise;
      }
      yield chunks[index] as Part;
    }
  }

  return { read, ended };
}
