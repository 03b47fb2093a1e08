import { parse } from 'yaml';
import { z } from 'zod';
import { isRelativeDate } from './relative-date';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const relativeDate = z.string().refine(isRelativeDate, 'must be like -12d, +5h or "+3d 18:00"');

/** The facts of a post, as seed/README.md describes them. */
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
  partner: z.boolean().default(false),
  sticky: z.int().positive().optional(),
  active: z.boolean().default(true),
  price: z.number().nonnegative().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  created: relativeDate,
  start: relativeDate.optional(),
  end: relativeDate.optional(),
  map: z.tuple([z.number(), z.number()]).optional(),
  information: z
    .strictObject({
      phone: z.string(),
      whatsapp: z.string(),
      email: z.email(),
      website: z.url(),
      address: z.string(),
      landmark: z.string(),
      opening_hours: z.string(),
      languages: z.array(z.string()),
      condition: z.enum(['new', 'like-new', 'good', 'used', 'for-parts']),
      organiser: z.string(),
    })
    .partial()
    .optional(),
});

export type DemoPost = z.infer<typeof frontMatter> & { kind: string; description: string };

/**
 * Reads one post of the demo content.
 * @param text facts in YAML between two `---` lines, then the description as HTML
 * @throws Error that names the file and what is wrong in it
 */
export function parsePostFile(file: string, kind: string, text: string): DemoPost {
  const [, yaml, description] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || description === undefined) {
    throw new Error(`${file}: must begin with facts between two lines of ---`);
  }
  return {
    ...parseWithSchema(frontMatter, parse(yaml), file),
    kind,
    description: description.trim(),
  };
}

/**
 * Checks data of the demo content against its form.
 * @throws Error that names the file, the place in it and what is wrong
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
