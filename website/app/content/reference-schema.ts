import { z } from 'zod';
import { names } from './schema.ts';

/** Entries of the reference lists, flattened; an entry of another shape is dropped. */
const text = z.string().trim().min(1);

const place = z.object({
  name: text,
  slug: text,
  names: names.transform((each) => each ?? undefined).optional(),
});

export const communitySchema = z.object({
  language_query: text,
  language: text.nullish().catch(null),
  is_rtl: z.boolean().nullish().catch(null),
});

export const citySchema = place;

export const areaSchema = place.extend({ city: place.nullish().catch(null) });

export const categorySchema = place.extend({
  post_types: z
    .array(z.object({ name: z.string() }))
    .nullish()
    .catch(null),
});
