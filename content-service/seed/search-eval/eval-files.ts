import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseWithSchema } from '../post-file';

const pagesSchema = z.array(
  z.object({
    language: z.string(),
    /** The same number in each language is the same text. */
    page: z.number(),
    title: z.string(),
    html: z.string(),
    updated: z.string().optional(),
  }),
);

const questionsSchema = z.record(
  z.string(),
  z.array(z.object({ question: z.string(), page: z.number() })),
);

export type EvalPage = z.infer<typeof pagesSchema>[number];

/** Questions by language, each with the page that answers it. */
export type EvalQuestions = z.infer<typeof questionsSchema>;

/** @throws Error that names the file and what is wrong in it */
export async function readPages(file: string): Promise<EvalPage[]> {
  return parseWithSchema(pagesSchema, JSON.parse(await readFile(file, 'utf8')), file);
}

/** @throws Error that names the file and what is wrong in it */
export async function readQuestions(file: string): Promise<EvalQuestions> {
  return parseWithSchema(questionsSchema, JSON.parse(await readFile(file, 'utf8')), file);
}
