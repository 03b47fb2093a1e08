import { setTimeout as pause } from 'node:timers/promises';

/** How long one attempt may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Pauses between attempts, in milliseconds. */
const PAUSES_MS = [500, 2000];

/** An answer that another attempt would not change. */
class FinalError extends Error {}

/**
 * Reads an address, with two more attempts if the server cannot be reached or is busy.
 * @param maxBytes more than that is not read
 * @throws Error that says what failed
 */
export async function boundedFetch(
  url: string,
  maxBytes: number,
  headers: Record<string, string> = {},
): Promise<Uint8Array> {
  for (const wait of PAUSES_MS) {
    try {
      return await attempt(url, maxBytes, headers);
    } catch (error) {
      if (error instanceof FinalError) throw error;
      await pause(wait);
    }
  }
  return attempt(url, maxBytes, headers);
}

async function attempt(url: string, maxBytes: number, headers: Record<string, string>) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw new Error(reasonOf(error));
    },
  );
  if (!response.ok) {
    await response.body?.cancel();
    const isBusy = response.status === 429 || response.status >= 500;
    throw new (isBusy ? Error : FinalError)(`the server answers ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new FinalError(`it is larger than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch` hides the reason in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
