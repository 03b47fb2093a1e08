import { z } from 'zod';
import { MAX_INTEGER } from '../storable';

/** More is a mistake, and many such reports could exceed an integer of the database. */
const MAX_READS = 1_000_000;

const MAX_ROWS = 500;

const readsSchema = z.object({
  /** Number of the post. */
  post: z.number().int().positive().max(MAX_INTEGER),
  /** Code of the language of the page. */
  language: z.string().regex(/^[a-z]{2,3}$/),
  reads: z.number().int().positive().max(MAX_READS),
});

const namesEachOnce = (reads: readonly { post: number; language: string }[]) =>
  new Set(reads.map(({ post, language }) => `${language} ${post}`)).size === reads.length;

/** What a website counted on a day, or on a part of it. */
export const readReportSchema = z.object({
  /** By which a report that arrives again is recognised. */
  id: z.uuid(),
  day: z.iso.date(),
  reads: z.array(readsSchema).max(MAX_ROWS).refine(namesEachOnce, 'names a page twice'),
});

export type ReadReport = z.infer<typeof readReportSchema>;
