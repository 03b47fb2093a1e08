/** A source that is read once, for any number of readers. */
export type SharedSource<Part> = {
  /** All parts from the first on; throws where the source fails. */
  read: () => AsyncGenerator<Part, void>;
  /** Resolves once the source has ended; rejects where it fails. */
  ended: Promise<void>;
};

/**
 * Reads a source as fast as it comes. Readers may come late and be slow: each takes part after part
 * at its own pace, and all of them share one copy.
 */
export function shareSource<Part>(source: AsyncIterable<Part>): SharedSource<Part> {
  const parts: Part[] = [];
  let isOver = false;
  let next = Promise.withResolvers<void>();
  const ended = take();

  async function take(): Promise<void> {
    try {
      for await (const part of source) {
        parts.push(part);
        next.resolve();
        next = Promise.withResolvers();
      }
    } finally {
      isOver = true;
      next.resolve();
    }
  }

  async function* read(): AsyncGenerator<Part, void> {
    for (let at = 0; ; at += 1) {
      while (at >= parts.length) {
        if (isOver) return await ended;
        await next.promise;
      }
      yield parts[at] as Part;
    }
  }

  return { read, ended };
}
