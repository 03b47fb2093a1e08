import { cachedFromEntries } from '../cached-from-entries';
import { buildLexicon, type Concept, type Lexicon } from './lexicon';

const CONCEPT = 'api::concept.concept';

/** All concepts; edits by this process count at once, those by others after a few seconds. */
export const currentLexicon = cachedFromEntries<Lexicon>([CONCEPT], async (strapi) => {
  const concepts: Concept[] = await strapi.db.query(CONCEPT).findMany({
    select: ['id'],
    populate: { words: { orderBy: { id: 'asc' } }, broader: { select: ['id'] } },
    orderBy: { id: 'asc' },
  });
  return buildLexicon(concepts);
});
