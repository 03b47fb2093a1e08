import { getFetchClient } from '@strapi/strapi/admin';

/** What the user may do with versions of a post; see src/versions/post-rights.ts. */
export type PostRights = Readonly<Record<'read' | 'create' | 'update', boolean>>;

/** As many as the service takes at a time. */
const BATCH_SIZE = 100;

let waiting = new Map<string, ((rights: PostRights | undefined) => void)[]>();

/**
 * What the user may do with versions of a post. What is asked at once, by the rows of a list or the parts
 * of a form, is one call.
 * @returns undefined if it cannot be learnt
 */
export function loadPostRights(documentId: string): Promise<PostRights | undefined> {
  // Strapi's call: one of a hook would end with the part that asked first.
  if (waiting.size === 0) setTimeout(askAll);
  return new Promise((resolve) => {
    waiting.set(documentId, [...(waiting.get(documentId) ?? []), resolve]);
  });
}

function askAll(): void {
  const asked = [...waiting];
  waiting = new Map();
  for (let start = 0; start < asked.length; start += BATCH_SIZE) {
    void ask(asked.slice(start, start + BATCH_SIZE));
  }
}

async function ask(asked: [string, ((rights: PostRights | undefined) => void)[]][]): Promise<void> {
  const posts = asked.map(([documentId]) => documentId).join();
  const rights = await getFetchClient()
    .get<{ data: Record<string, PostRights> }>(`/desk/rights?posts=${posts}`)
    .then(
      ({ data }) => data.data,
      () => undefined,
    );
  for (const [documentId, resolves] of asked) {
    for (const resolve of resolves) resolve(rights?.[documentId]);
  }
}
