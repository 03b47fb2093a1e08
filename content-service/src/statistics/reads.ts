import type { Core } from '@strapi/strapi';
import { selectRows } from '../database/rows';
import { POST } from '../versions/version';
import { type Period, stepOf } from './period';
import { MIN_SHOWN, type ShownCount, shownCount } from './shown-count';

const MAX_POSTS = 50;

/** How often a post was read. */
interface PostReads {
  documentId: string;
  title: string | null;
  reads: number;
}

/** How often posts were read in a period. */
export interface Reads {
  total: ShownCount;
  steps: { day: string; reads: ShownCount }[];
  /** The most read ones. */
  posts: PostReads[];
  /** Reads of all other posts. */
  others: ShownCount;
}

type StoredCount = { reads: number | string };

/** @param language code of the language of the pages; undefined for all */
export async function readsOf(
  strapi: Core.Strapi,
  period: Period,
  language: string | undefined,
): Promise<Reads> {
  const { connection } = strapi.db;
  const where = `c.day >= ? and c.day <= ? ${language === undefined ? '' : 'and c.language = ?'}`;
  const values = [period.since, period.until, ...(language === undefined ? [] : [language])];
  const days = await selectRows<StoredCount & { day: string }>(
    connection,
    `select c.day, sum(c.reads) as reads from read_counts c where ${where} group by c.day`,
    values,
  );
  const { tableName } = strapi.db.metadata.get(POST);
  const stored = await selectRows<StoredCount & Pick<PostReads, 'documentId' | 'title'>>(
    connection,
    `select p.document_id as "documentId", p.title, sum(c.reads) as reads
     from read_counts c join ${tableName} p on p.id = c.post_id
     where ${where} group by p.id, p.document_id, p.title having sum(c.reads) >= ?
     order by sum(c.reads) desc, p.id limit ?`,
    [...values, MIN_SHOWN, MAX_POSTS],
  );
  const posts = stored.map((post) => ({ ...post, reads: Number(post.reads) }));
  const sums = new Array<number>(period.steps.length).fill(0);
  for (const { day, reads } of days) {
    const step = stepOf(period, day);
    sums[step] = (sums[step] ?? 0) + Number(reads);
  }
  const total = sumOf(sums);
  return {
    total: shownCount(total),
    steps: period.steps.map((day, step) => ({ day, reads: shownCount(sums[step] ?? 0) })),
    posts,
    others: shownCount(total - sumOf(posts.map(({ reads }) => reads))),
  };
}

/** How often pages were read in each language, the most read first. */
export async function readsByLanguage(
  strapi: Core.Strapi,
  { since, until }: Period,
): Promise<{ language: string; reads: ShownCount }[]> {
  const rows = await selectRows<StoredCount & { language: string }>(
    strapi.db.connection,
    `select language, sum(reads) as reads from read_counts where day >= ? and day <= ?
     group by language order by sum(reads) desc, language`,
    [since, until],
  );
  return rows.map(({ language, reads }) => ({ language, reads: shownCount(Number(reads)) }));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
