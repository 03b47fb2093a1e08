import type { Core } from '@strapi/strapi';
import { fold } from 'folding/fold';
import { selectIn } from '../../database/rows';
import { wordsOf } from '../../search/passages/query-reader';
import type { Correction } from '../../search/query/corrections';
import { conceptPhrases, placePhrases } from '../../search/suggestions/phrases';
import { beginningWith } from '../../search/suggestions/prefix-list';
import { languagesOfScript } from '../../search/text/languages';
import { stem } from '../../search/text/stem';

/** Phrases and posts that are looked through for a spelling. */
const MAX_PHRASES = 20;
const MAX_POSTS = 5;

/** A post, of which title and description are read. */
type Text = Record<string, unknown>;

/**
 * Corrections as people write them, while the index holds words folded: the typed word as it stands
 * in the query, the meant one as a result, a concept, a place or another post spells it.
 * @param query as typed
 */
export async function spellAsWritten(
  strapi: Core.Strapi,
  query: string,
  corrections: readonly Correction[],
  results: readonly Text[],
): Promise<Correction[]> {
  return Promise.all(
    corrections.map(async ({ typed, meant }) => ({
      typed: spellingIn([query], typed) ?? typed,
      meant:
        spellingIn(results.map(textOf), meant) ??
        spellingIn(await phrasesWith(strapi, meant), meant) ??
        spellingIn(await postsWith(strapi, meant), meant) ??
        meant,
    })),
  );
}

const textOf = ({ title, description }: Text) => `${title ?? ''} ${description ?? ''}`;

function spellingIn(texts: readonly string[], folded: string): string | undefined {
  for (const text of texts) {
    const written = wordsOf(text).find((word) => fold(word) === folded);
    if (written !== undefined) return written;
  }
  return undefined;
}

async function phrasesWith(strapi: Core.Strapi, word: string): Promise<string[]> {
  const lists = await Promise.all([conceptPhrases(strapi), placePhrases(strapi)]);
  return lists.flatMap((list) => beginningWith(list, word, MAX_PHRASES).map(({ text }) => text));
}

async function postsWith(strapi: Core.Strapi, word: string): Promise<string[]> {
  const stems = languagesOfScript(word).map((language) => stem(word, language));
  const { tableName } = strapi.db.metadata.get('api::post.post');
  const posts = await selectIn<Text>(
    strapi.db.connection,
    (list) =>
      `select p.title, p.description from search_terms t
       join search_postings m on m.term_id = t.id
       join ${tableName} p on p.id = m.post_id and p.is_active = true
       where t.term in ${list} order by p.id limit ${MAX_POSTS}`,
    [...new Set(stems)],
  );
  return posts.map(textOf);
}
