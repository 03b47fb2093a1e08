import type { Core } from '@strapi/strapi';
import { selectRows } from '../../src/database/rows';
import { textOfHtml } from '../../src/search/search-text';
import { documentWords } from '../../src/search/text/analyse-document';
import { randomNumbers } from '../generated-words';

/** A third of them warms the service up: what has run a few times only is slower. */
const QUERIES = 60;
const QUESTION_LENGTH = 8;

/** With the name of a city, words that are understood as filters and nothing else. */
const BESIDE_CITIES = ['', 'events', 'free', 'this weekend', 'housing'];

/** Queries of each sort, chosen from what the posts hold; always the same for the same posts. */
export async function sampleQueries(strapi: Core.Strapi): Promise<Record<string, string[]>> {
  const sql = strapi.db.connection;
  const { tableName } = strapi.db.metadata.get('api::post.post');
  const [{ documents } = { documents: 0 }] = await selectRows<{ documents: number }>(
    sql,
    'select documents from search_totals',
  );
  const random = randomNumbers(QUERIES);
  const wordsIn = async (from: number, to: number) => {
    const rows = await selectRows<{ word: string }>(
      sql,
      `select word from search_words
       where documents between ? and ? and length(word) >= 5 order by documents desc, word limit 2000`,
      [Math.floor(from), Math.ceil(to)],
    );
    return Array.from({ length: QUERIES }, () => pick(rows, random)?.word ?? '');
  };
  const rare = await wordsIn(2, 5);
  const common = await selectRows<{ word: string }>(
    sql,
    'select word from search_words order by documents desc, word limit ?',
    [QUERIES],
  );
  const posts = await selectRows<{ description: string | null }>(
    sql,
    `select description from ${tableName} where description is not null order by id limit 2000`,
  );
  const questions = Array.from({ length: QUERIES }, () => {
    const words = documentWords(textOfHtml(pick(posts, random)?.description ?? ''));
    return Array.from({ length: QUESTION_LENGTH }, () => pick(words, random) ?? '').join(' ');
  });
  const cities: { name: string }[] = await strapi.db
    .query('api::city.city')
    .findMany({ select: ['name'], orderBy: { id: 'asc' } });
  return {
    'rare word': rare,
    'frequent word': await wordsIn(documents / 200, documents / 50),
    'very common word': common.map(({ word }) => word),
    typo: (await wordsIn(2, documents / 200)).map((word) => swapLetters(word)),
    question: questions,
    'only filters': Array.from({ length: QUERIES }, () =>
      `${pick(BESIDE_CITIES, random)} ${pick(cities, random)?.name}`.trim(),
    ),
  };
}

const pick = <Item>(items: Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Swaps the third and the fourth letter. */
const swapLetters = (word: string): string => word.replace(/^(..)(.)(.)/su, '$1$3$2');
