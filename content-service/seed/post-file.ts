import { parse } from 'yaml';
import { z } from 'zod';
import { isRelativeDate } from './relative-date';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const relativeDate = z.string().refine(isRelativeDate, 'must be like -12d, +5h or "+3d 18:00"');

/** The front matter of a post, as seed/README.md describes it. */
const frontMatter = z.strictObject({
  id: z.int().positive(),
  title: z.string().max(255).optional(),
  slug: z.string().optional(),
  community: key,
  category: key.optional(),
  city: key.optional(),
  area: key.optional(),
  creator: key.optional(),
  picture: key.optional(),
  gallery: z.array(key).default([]),
  related: z.int().positive().optional(),
  translation: z.strictObject({ group: key, from: z.int().positive().optional() }).optional(),
  partner: z.boolean().default(false),
  sticky: z.int().positive().optional(),
  active: z.boolean().default(true),
  price: z.number().nonnegative().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  created: relativeDate,
  checked: relativeDate.optional(),
  check_every: z.int().nonnegative().optional(),
  start: relativeDate.optional(),
  end: relativeDate.optional(),
  answers: z
    .array(z.strictObject({ author: z.string(), date: relativeDate, text: z.string() }))
    .default([]),
  map: z.tuple([z.number(), z.number()]).optional(),
  sources: z
    .array(
      z.strictObject({ title: z.string(), url: z.url().optional(), date: z.iso.date().optional() }),
    )
    .default([]),
  information: z
    .strictObject({
      phone: z.string(),
      whatsapp: z.string(),
      email: z.email(),
      website: z.url(),
      address: z.string(),
      landmark: z.string(),
      opening_hours: z.string(),
      delivers: z.boolean(),
      languages: z.array(z.string()),
      condition: z.enum(['new', 'like-new', 'good', 'used', 'for-parts']),
      organiser: z.string(),
    })
    .partial()
    .optional(),
});

export type DemoPost = z.infer<typeof frontMatter> & { kind: string; description: string };

/**
 * Parses a post of the demo content.
 * @param text YAML front matter between two `---` lines, followed by the description as HTML
 * @throws Error that names the file and the problem
 */
export function parsePostFile(file: string, kind: string, text: string): DemoPost {
  const [, yaml, description] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || description === undefined) {
    throw new Error(`${file}: must start with front matter between two lines of ---`);
  }
  return {
    ...parseWithSchema(frontMatter, parse(yaml), file),
    kind,
    description: description.trim(),
  };
}

/**
 * Validates data of the demo content.
 * @throws Error that names the file, the field and the problem
 */
export function parseWithSchema<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: string,
): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error).replaceAll(/\s*\n\s*/g, ' ')}`);
}
