import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type DemoPost, parsePostFile, parseWithSchema } from './post-file';

const key = z.string();
const name = z.string().min(1);
const keyAndName = { key, name };
/** A text by language. */
const introduction = z.record(key, name).default({});

const schemas = {
  communities: z.array(
    z.strictObject({
      ...keyAndName,
      language: name,
      language_query: key,
      is_rtl: z.boolean(),
      flag: key.optional(),
      introduction,
    }),
  ),
  countries: z.array(
    z.strictObject({
      ...keyAndName,
      code: key,
      currency: key,
      /** By the service that they reach. */
      emergency_numbers: z
        .partialRecord(z.enum(['all', 'police', 'ambulance', 'fire']), key)
        .default({}),
      cities: z.array(
        z.strictObject({
          ...keyAndName,
          time_zone: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          introduction,
          areas: z.array(z.strictObject(keyAndName)).default([]),
        }),
      ),
    }),
  ),
  categories: z.array(z.strictObject({ ...keyAndName, kinds: z.array(key) })),
  creators: z.array(z.strictObject({ ...keyAndName, picture: key.optional() })),
  pictures: z.array(z.strictObject({ key, file: z.string(), alt: z.string() })),
  scamRules: z.array(z.strictObject({ ...keyAndName, language: key, words: z.string() })),
  answerTemplates: z.array(
    z.strictObject({
      ...keyAndName,
      answers: z.enum(['messages', 'reports']),
      language: key,
      text: z.string(),
    }),
  ),
};

type Reference = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

export type DemoFiles = Reference & { posts: DemoPost[] };

/**
 * Reads and validates all demo content.
 * @param directory the folder that seed/README.md describes
 * @throws Error that names the first missing or invalid file
 */
export async function readDemoFiles(directory: string): Promise<DemoFiles> {
  const readReference = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    parseWithSchema(
      schema,
      parse(await readFile(path.join(directory, 'reference', file), 'utf8')),
      file,
    );
  return {
    communities: await readReference('communities.yaml', schemas.communities),
    countries: await readReference('countries.yaml', schemas.countries),
    categories: await readReference('categories.yaml', schemas.categories),
    creators: await readReference('creators.yaml', schemas.creators),
    pictures: await readReference('pictures.yaml', schemas.pictures),
    scamRules: await readReference('scam-rules.yaml', schemas.scamRules),
    answerTemplates: await readReference('answer-templates.yaml', schemas.answerTemplates),
    posts: await readPosts(path.join(directory, 'posts')),
  };
}

async function readPosts(directory: string): Promise<DemoPost[]> {
  const files = (await readdir(directory, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const posts = await Promise.all(
    files.map(async (file) =>
      parsePostFile(file, path.dirname(file), await readFile(path.join(directory, file), 'utf8')),
    ),
  );
  return posts.sort((first, second) => first.id - second.id);
}
