import { z } from 'zod';

/**
 * What the content service may answer, flattened. Only `id` is demanded of a post: services that
 * others run lack fields of ours, and a field of an unexpected shape counts as missing.
 */
const optional = <Inner extends z.ZodType>(inner: Inner) => inner.nullish().catch(null);

const text = optional(z.string());
const number = optional(z.coerce.number());

/** An empty one is missing: taken for a number it would be 0, a place in the sea. */
const degrees = (most: number) =>
  z
    .union([z.number(), z.string().trim().min(1)])
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

const file = z.object({ url: z.string(), width: number, height: number });

const media = file.extend({
  alternativeText: text,
  formats: optional(z.record(z.string(), z.unknown())),
  colour: optional(z.string().regex(/^#[0-9a-f]{6}$/)),
});

const place = z.object({ name: z.string(), slug: text });

const information = z.object({
  phone: text,
  whatsapp: text,
  email: text,
  website: text,
  address: text,
  landmark: text,
  opening_hours: text,
  languages: text,
  condition: optional(z.enum(['new', 'like-new', 'good', 'used', 'for-parts'])),
  organiser: text,
});

const summary = z.object({
  id: z.number().int(),
  title: text,
  slug: text,
  description: text,
  createdAt: z.coerce.date().catch(new Date(0)),
  updatedAt: optional(z.coerce.date()),
  start: optional(z.coerce.date()),
  end: optional(z.coerce.date()),
  price: number,
  currency: optional(z.string().regex(/^[A-Z]{3}$/)),
  stick_top: optional(z.boolean()),
  picture: optional(media),
  creator: optional(z.object({ name: z.string(), picture: optional(media) })),
  nationality: optional(
    z.object({
      name: text,
      language: text,
      language_query: text,
      is_rtl: optional(z.boolean()),
      flag: optional(media),
    }),
  ),
  post_type: optional(z.object({ name: z.string() })),
  city: optional(
    place.extend({ time_zone: text, country: optional(z.object({ name: z.string() })) }),
  ),
  area: optional(place),
});

export const postSchema = summary.extend({
  gallery: optional(z.array(media)),
  information: optional(information),
  post_category: optional(place),
  map: optional(z.object({ latitude: degrees(90), longitude: degrees(180) })),
  related: optional(summary.loose()),
});

export const fileSchema = file;

export const listSchema = z.object({
  data: z.array(z.unknown()),
  meta: z
    .object({ pagination: z.object({ total: z.number().int().min(0) }) })
    .optional()
    .catch(undefined),
});

export const singleSchema = z.object({ data: z.record(z.string(), z.unknown()) });

export type AnsweredPost = z.infer<typeof postSchema>;
export type AnsweredMedia = z.infer<typeof media>;
