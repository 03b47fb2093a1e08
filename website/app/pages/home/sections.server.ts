import { listPosts } from '../../content/posts.server.ts';
import type { Kind } from '../../kinds.ts';
import { logFailure } from '../../log.server.ts';
import { cardOf } from '../../posts/card/card-data.server.ts';
import type { SectionCards } from './post-section.tsx';

/** Posts that a section shows at most. */
const MAX_POSTS = 4;

/** The home page's sections from top to bottom; of meetings only those still to come. */
const sections: readonly { kind: Kind; upcoming?: boolean }[] = [
  { kind: 'article' },
  { kind: 'business' },
  { kind: 'event', upcoming: true },
  { kind: 'marketplace' },
];

/** Reads all sections at once. One that fails costs itself, not the page. */
export async function readHomeSections(signal: AbortSignal) {
  const pending = startHomeSections(signal);
  return Promise.all(pending.map(async ({ kind, cards }) => ({ kind, cards: await cards })));
}

/** Begins to read all sections, for a page that is sent before they are there. */
export function startHomeSections(signal: AbortSignal) {
  return sections.map(({ kind, upcoming }) => ({ kind, cards: readCards(kind, upcoming, signal) }));
}

async function readCards(
  kind: Kind,
  upcoming: boolean | undefined,
  signal: AbortSignal,
): Promise<SectionCards> {
  try {
    const { posts } = await listPosts({ kind, limit: MAX_POSTS, upcoming, signal });
    return posts.map(cardOf);
  } catch (error) {
    logFailure(`reading ${kind} for the home page`, error);
    return 'failed';
  }
}
