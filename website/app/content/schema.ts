import { z } from 'zod';

/**
 * Entries of the content service, flattened. Only `id` of a post is required: services run by others
 * lack our additions, and a field of an unexpected type counts as missing.
 */
const optional = <Inner extends z.ZodType>(inner: Inner) => inner.nullish().catch(null);

const text = optional(z.string());

/** Decimals are sent as text. An empty one counts as missing: as a number it would be 0, which means free. */
const amount = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .pipe(z.number());
const number = optional(amount);

const degrees = (max: number) => amount.pipe(z.number().min(-max).max(max));

/** `true` would be parsed as a date in 1970. */
const date = z.string().pipe(z.coerce.date());

/** A web address, absolute or relative. */
const isWebUrl = (url: string) =>
  URL.canParse(url, 'http://localhost') &&
  /^https?:$/.test(new URL(url, 'http://localhost').protocol);

const file = z.object({ url: z.string().refine(isWebUrl), width: number, height: number });

/** In percent of the picture, from its top left corner. */
const percent = z.number().min(0).max(100);

const media = file.extend({
  alternativeText: text,
  formats: optional(z.record(z.string(), z.unknown())),
  colour: optional(z.string().regex(/^#[0-9a-f]{6}$/)),
  focalPoint: optional(z.object({ x: percent, y: percent })),
});

/** Names by language; an entry of another shape is dropped. */
export const names = optional(
  z
    .array(optional(z.object({ language: z.string(), name: z.string().trim().min(1) })))
    .transform((entries) =>
      Object.fromEntries(entries.flatMap((each) => (each ? [[each.language, each.name]] : []))),
    ),
);

const named = z.object({ name: z.string(), names });

/** Lists of a period read its code only. */
const country = z.object({ name: z.string().catch(''), names, code: text });

const place = named.extend({ slug: text });

const information = z.object({
  phone: text,
  whatsapp: text,
  email: text,
  website: text,
  address: text,
  landmark: text,
  opening_hours: text,
  delivers: optional(z.boolean()),
  languages: text,
  condition: optional(z.enum(['new', 'like-new', 'good', 'used', 'for-parts'])),
  organiser: text,
});

/** In lists only the date is read. */
const answer = z.object({ author: text, date: optional(date), text });

/** An address that is none is left out; one without a title, too. */
const source = z.object({
  title: z.string().trim().min(1),
  url: optional(z.url({ protocol: /^https?$/ })),
  date: optional(z.iso.date()),
});

export const nationality = z.object({
  name: text,
  names,
  language: text,
  language_query: text,
  is_rtl: optional(z.boolean()),
  flag: optional(media),
});

const summary = z.object({
  id: z.number().int().positive(),
  title: text,
  slug: text,
  /** HTML, or Strapi's blocks. */
  description: optional(z.union([z.string(), z.array(z.unknown())])),
  createdAt: date.catch(new Date(0)),
  updatedAt: optional(date),
  checked_at: optional(date),
  confirmed_at: optional(date),
  check_due_at: optional(date),
  expires_at: optional(date),
  contact_hidden_at: optional(date),
  corrected_at: optional(date),
  safety_note: optional(z.enum(['payment', 'price'])),
  start: optional(date),
  end: optional(date),
  price: number,
  currency: optional(z.string().regex(/^[A-Z]{3}$/)),
  stick_top: optional(z.boolean()),
  picture: optional(media),
  creator: optional(z.object({ name: z.string(), picture: optional(media) })),
  nationality: optional(nationality),
  post_type: optional(z.object({ name: z.string() })),
  city: optional(
    place.extend({
      time_zone: text,
      country: optional(country),
    }),
  ),
  area: optional(place),
  information: optional(information),
  answers: optional(z.array(optional(answer))),
});

const yes = optional(z.boolean()).transform((value) => value === true);

/** A post in another language. */
const translation = z.object({
  id: z.number().int().positive(),
  title: text,
  slug: text,
  translated_from: number,
  post_type: optional(z.object({ name: z.string() })),
  nationality: optional(nationality),
});

export const postSchema = summary.extend({
  translated_from: number,
  is_machine_translated: yes,
  is_outdated: yes,
  translations: optional(z.array(optional(translation))),
  gallery: optional(z.array(optional(media))),
  post_category: optional(place),
  map: optional(z.object({ latitude: degrees(90), longitude: degrees(180) })),
  sources: optional(z.array(optional(source))),
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

export type ApiPost = z.infer<typeof postSchema>;
export type ApiMedia = z.infer<typeof media>;
