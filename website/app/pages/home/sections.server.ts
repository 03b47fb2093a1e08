import { listPosts } from '../../content/posts.server.ts';
import { logFailure } from '../../log.server.ts';
import { cardOf } from '../../posts/card-data.server.ts';
import type { Kind } from '../../posts/kinds.ts';
import type { SectionCards } from './section.tsx';

/** Posts that a section shows at most. */
const LIMIT = 4;

/** The home page's sections from top to bottom; of meetings only those still to come. */
const sections: readonly { kind: Kind; upcoming?: boolean }[] = [
  { kind: 'article' },
  { kind: 'business' },
  { kind: 'event', upcoming: true },
  { kind: 'marketplace' },
];

/** Reads all sections at once. One that fails costs itself, not the page. */
export function readHomeSections(signal: AbortSignal) {
  return Promise.all(
    sections.map(async ({ kind, upcoming }) => ({
      kind,
      cards: await cardsOf(kind, upcoming, signal),
    })),
  );
}

async function cardsOf(
  kind: Kind,
  upcoming: boolean | undefined,
  signal: AbortSignal,
): Promise<SectionCards> {
  try {
    const { posts } = await listPosts({ kind, limit: LIMIT, upcoming, signal });
    return posts.map(cardOf);
  } catch (error) {
    logFailure(`reading ${kind} for the home page`, error);
    return 'failed';
  }
}
