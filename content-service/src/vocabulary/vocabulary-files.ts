import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The languages of names and of words for concepts, as in the schema of their components. */
export const VOCABULARY_LANGUAGES = ['en', 'ar', 'fa', 'tr', 'ur', 'ru', 'hi', 'ckb'] as const;

const words = z.array(z.string().min(1)).min(1);
const wordsByLanguage = {
  en: words,
  ar: words,
  fa: words,
  tr: words,
  ur: words,
  ru: words,
  hi: words,
  ckb: words,
} satisfies Record<(typeof VOCABULARY_LANGUAGES)[number], typeof words>;

const conceptKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const concepts = z.array(
  z.strictObject({ key: conceptKey, broader: conceptKey.optional(), ...wordsByLanguage }),
);
const names = z.array(z.strictObject({ key: z.string().min(1), ...wordsByLanguage }));
const namesOfTypes = z.strictObject({
  kinds: names,
  categories: names,
  communities: names,
  countries: names,
  cities: names,
  areas: names,
});

export type ConceptEntry = z.infer<typeof concepts>[number];
export type NameEntry = z.infer<typeof names>[number];
export type NamesOfTypes = z.infer<typeof namesOfTypes>;

/** A part of the vocabulary: parsing it takes long, comparing digests does not. */
export interface VocabularyFile<Content> {
  digest: string;
  /** @throws Error that names the file and the problem */
  parse: () => Content;
}

/**
 * Reads the concepts of all files in the folder `concepts`.
 * @param directory the folder `vocabulary`
 */
export async function readConcepts(directory: string): Promise<VocabularyFile<ConceptEntry[]>> {
  const folder = path.join(directory, 'concepts');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  );
  return {
    digest: digestOf(texts.map(({ text }) => text)),
    parse: () => texts.flatMap(({ file, text }) => parseFile(concepts, file, text)),
  };
}

/** Reads `names.yaml`. @param directory the folder `vocabulary` */
export async function readNames(directory: string): Promise<VocabularyFile<NamesOfTypes>> {
  const file = 'names.yaml';
  const text = await readFile(path.join(directory, file), 'utf8');
  return { digest: digestOf([text]), parse: () => parseFile(namesOfTypes, file, text) };
}

function digestOf(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

function parseFile<Schema extends z.ZodType>(schema: Schema, file: string, text: string) {
  const result = schema.safeParse(parse(text));
  if (result.success) return result.data;
  throw new Error(`vocabulary/${file}: ${z.prettifyError(result.error)}`);
}
