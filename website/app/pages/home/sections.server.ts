import { listPosts } from '../../content/posts.server.ts';
import type { Kind } from '../../kinds.ts';
import { logFailure } from '../../log.server.ts';
import { cardOf } from '../../posts/card/card-data.server.ts';
import type { SectionCards } from './post-section.tsx';

/** Maximum number of posts in a section. */
const MAX_POSTS = 4;

/** The sections of the home page from top to bottom. */
const sections: readonly { kind: Kind; upcoming?: boolean }[] = [
  { kind: 'article' },
  { kind: 'business' },
  { kind: 'event', upcoming: true },
  { kind: 'marketplace' },
];

/** Reads all sections in parallel. A section that fails does not fail the page. */
export async function readHomeSections(signal: AbortSignal) {
  const pending = startHomeSections(signal);
  return Promise.all(pending.map(async ({ kind, cards }) => ({ kind, cards: await cards })));
}

/** Starts to read all sections, for a streamed page. */
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
    logFailure(`reading posts of kind ${kind} for the home page`, error);
    return 'failed';
  }
}
