import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseWithSchema } from '../post-file';
import { type ImportedType, importedTypes } from './imported-types';

/** Where a field comes from: another field, a fixed value, or nowhere. */
const place = z.union([z.string(), z.null(), z.strictObject({ value: z.json() })]);

const origin = z.strictObject({
  from: z.string(),
  query: z.string().optional(),
  fields: z.record(z.string(), place).default({}),
  /** What a text becomes here, by field. */
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  addToNumbers: z.int().nonnegative().default(0),
});

const schema = z.partialRecord(
  z.enum(importedTypes.map(({ name }) => name) as [string, ...string[]]),
  z.union([origin, z.array(origin), z.null()]),
);

/** Where the entries of a type come from, and their fields. */
export type MappedOrigin = z.infer<typeof origin>;

/** The origins of a type; none if it is left out. */
type Mapping = (type: ImportedType) => readonly MappedOrigin[];

/**
 * Reads a mapping file. What it does not name is as in the contract.
 * @param file undefined for the contract alone
 * @throws Error that names the file and the problem
 */
export async function readMapping(file: string | undefined): Promise<Mapping> {
  const mapping = file === undefined ? {} : parseWithSchema(schema, await readJson(file), file);
  return ({ name }) => {
    const mapped = mapping[name];
    if (mapped === null) return [];
    return mapped === undefined ? [origin.parse({ from: name })] : [mapped].flat();
  };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON.`);
  }
}
