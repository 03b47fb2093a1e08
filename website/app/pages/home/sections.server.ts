import type { ListRequest } from '../../content/list.server.ts';
import { listPosts } from '../../content/posts.server.ts';
import type { Kind } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { logFailure } from '../../log.server.ts';
import { cardsOf } from '../cards.server.ts';
import type { SectionCards } from './post-section.tsx';
import { sections } from './sections.ts';

/** Maximum number of posts in a section. */
const MAX_POSTS = 4;

type SectionsQuery = {
  /** Of the page. */
  language: LanguageCode;
  /** Limits the sections to posts in a language. */
  community: string | undefined;
  signal: AbortSignal;
};

/** Reads all sections in parallel. A section that fails does not fail the page. */
export async function readHomeSections(query: SectionsQuery) {
  const pending = startHomeSections(query);
  return Promise.all(pending.map(async ({ kind, cards }) => ({ kind, cards: await cards })));
}

/** Starts to read all sections, for a streamed page. */
export function startHomeSections(query: SectionsQuery) {
  return sections.map(({ kind, upcoming }) => ({
    kind,
    cards: readCards({ kind, upcoming, ...query }),
  }));
}

async function readCards(query: ListRequest & { kind: Kind }): Promise<SectionCards> {
  try {
    const { posts } = await listPosts({ ...query, limit: MAX_POSTS });
    return cardsOf(posts);
  } catch (error) {
    logFailure(`reading posts of kind ${query.kind} for the home page`, error);
    return 'failed';
  }
}
