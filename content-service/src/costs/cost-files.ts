import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const name = z.string().min(1);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const day = z.iso.date();

const itemSchema = z.strictObject({
  key,
  group: z.enum([
    'housing',
    'bills',
    'food',
    'eating-out',
    'transport',
    'phone',
    'health',
    'children',
    'other',
    'once',
  ]),
  unit: z.enum(['month', 'year', 'once', 'piece', 'kilogram', 'litre', 'trip', 'meal', 'visit']),
  per: z.enum(['person', 'child', 'household']),
  amount: z.number().positive().default(1),
  housing: z.array(z.enum(['bed', 'room', 'studio', 'flat-1', 'flat-2'])).default([]),
  ...{ en: name, ar: name, fa: name, tr: name, ur: name, ru: name, hi: name, ckb: name },
});

const rateSchema = z.strictObject({
  currency,
  per_usd: z.number().positive(),
  date: day,
  source: name.optional(),
  source_url: z.url().optional(),
  kind: z.enum(['peg', 'published', 'editor']).default('peg'),
  has_parallel_market: z.boolean().default(false),
  is_example: z.boolean().default(false),
});

/** The example prices of a city: the lowest and the highest of each item. */
const exampleSchema = z.strictObject({
  city: key,
  currency,
  observed_on: day,
  prices: z.record(key, z.tuple([z.number().min(0), z.number().min(0)])),
});

export type ShippedItem = z.infer<typeof itemSchema>;
export type ShippedRate = z.infer<typeof rateSchema>;
export type ExamplePrices = z.infer<typeof exampleSchema>;

/** @param directory the folder `vocabulary` or one like it. @throws Error that names the problem */
export const readItems = (directory: string) =>
  readList(path.join(directory, 'cost-items.yaml'), itemSchema);

/** @param directory that has a file `rates.yaml`. @throws Error that names the problem */
export const readRates = (directory: string) =>
  readList(path.join(directory, 'rates.yaml'), rateSchema);

/** @param directory that has a file `prices.yaml`. @throws Error that names the problem */
export const readExamplePrices = (directory: string) =>
  readList(path.join(directory, 'prices.yaml'), exampleSchema);

/** The entries of a file; none if there is no such file. */
async function readList<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const result = z.array(schema).safeParse(parse(text));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
