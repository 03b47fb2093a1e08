import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { checked, type DemoPost, parsePostFile } from './post-file';

const key = z.string();
const name = z.string().min(1);
const place = { key, name };

const forms = {
  communities: z.array(
    z.strictObject({
      ...place,
      language: name,
      language_query: key,
      is_rtl: z.boolean(),
      flag: key.optional(),
    }),
  ),
  countries: z.array(
    z.strictObject({
      ...place,
      code: key,
      currency: key,
      cities: z.array(
        z.strictObject({
          ...place,
          time_zone: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          areas: z.array(z.strictObject(place)).default([]),
        }),
      ),
    }),
  ),
  categories: z.array(z.strictObject({ ...place, kinds: z.array(key) })),
  creators: z.array(z.strictObject({ ...place, picture: key.optional() })),
  pictures: z.array(z.strictObject({ key, file: z.string(), alt: z.string() })),
};

type Reference = { [Name in keyof typeof forms]: z.infer<(typeof forms)[Name]> };

export type DemoFiles = Reference & { posts: DemoPost[] };

/**
 * Reads and checks all demo content.
 * @param directory the folder that seed/README.md describes
 * @throws Error that names the first file that is missing or wrong
 */
export async function readDemoFiles(directory: string): Promise<DemoFiles> {
  const read = async <Form extends z.ZodType>(file: string, form: Form) =>
    checked(form, parse(await readFile(path.join(directory, 'reference', file), 'utf8')), file);
  return {
    communities: await read('communities.yaml', forms.communities),
    countries: await read('countries.yaml', forms.countries),
    categories: await read('categories.yaml', forms.categories),
    creators: await read('creators.yaml', forms.creators),
    pictures: await read('pictures.yaml', forms.pictures),
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
  return posts.sort((one, other) => one.id - other.id);
}
