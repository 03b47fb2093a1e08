import { boundedFetch } from './bounded-fetch';
import { entryOf } from './flatten';
import { type ForeignEntry, isRecord, type Origin, type Source } from './source';

/** Strapi answers at most 100 by default. */
const PAGE = 100;

const MAX_PAGE_BYTES = 64_000_000;

/** As large as an upload may be. */
const MAX_FILE_BYTES = 20_000_000;

/**
 * A running Strapi 4 or 5, read by its REST API.
 * @param address of the service, without `/api`
 * @param token of an API token that may read the types; without it, as the public may
 */
export function restSource(address: string, token: string | undefined): Source {
  const base = address.replace(/\/+$/, '').replace(/\/api$/, '');
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return {
    read: (origin) => readAll(`${base}/api`, origin, headers),
    readFile: (url) => boundedFetch(new URL(url, `${base}/`).href, MAX_FILE_BYTES),
    uploadKey: (url) => {
      const absolute = URL.parse(url, `${base}/`)?.href;
      return absolute?.startsWith(`${base}/uploads/`) ? absolute : undefined;
    },
    close: async () => {},
  };
}

/** Page by page from the last number on, so that what is written meanwhile shifts nothing. */
async function* readAll(
  api: string,
  { from, query }: Origin,
  headers: Record<string, string>,
): AsyncIterable<ForeignEntry> {
  let last = 0;
  for (;;) {
    const address = `${api}/${from}?populate=*&sort=id&pagination[limit]=${PAGE}&filters[id][$gt]=${last}${query ? `&${query}` : ''}`;
    const entries = await readPage(address, from, headers);
    yield* entries;
    const next = entries.at(-1)?.id ?? last;
    if (next <= last || entries.length < PAGE) return;
    last = next;
  }
}

async function readPage(address: string, from: string, headers: Record<string, string>) {
  const fail = (reason: string): never => {
    throw new Error(
      `"${from}" cannot be read at ${new URL(address).origin}: ${reason}. Does the token permit "find", and does the mapping name the type as the API does?`,
    );
  };
  const bytes = await boundedFetch(address, MAX_PAGE_BYTES, headers).catch((error: Error) =>
    fail(error.message),
  );
  const body: unknown = parseJson(bytes);
  if (!isRecord(body) || !Array.isArray(body.data)) return fail('the answer is not that of Strapi');
  return body.data.flatMap((each) => entryOf(each) ?? []);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
