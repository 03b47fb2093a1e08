import { z } from 'zod';
import { names } from './schema.ts';

/** Entries of the reference lists, flattened; an entry of another shape is dropped. */
const text = z.string().trim().min(1);

const namesByLanguage = names.transform((each) => each ?? undefined).optional();

const place = z.object({ name: text, slug: text, names: namesByLanguage });

const withNames = z.object({
  names: z.array(z.object({ other_names: z.string().nullish().catch(null) })),
});

/** Adds other spellings of an entry's name in any language, which its names hold one per line. */
const withOtherNames = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  z.preprocess(
    (entry) => ({ ...Object(entry), otherNames: otherNamesOf(entry) }),
    schema.extend({ otherNames: z.array(z.string()) }),
  );

function otherNamesOf(entry: unknown): string[] {
  const texts = withNames.safeParse(entry).data?.names.map(({ other_names }) => other_names ?? '');
  return (texts ?? []).flatMap((each) => each.split('\n')).flatMap((line) => line.trim() || []);
}

export const communitySchema = withOtherNames(
  z.object({
    language_query: text,
    language: text.nullish().catch(null),
    is_rtl: z.boolean().nullish().catch(null),
    name: text.nullish().catch(null),
    names: namesByLanguage,
  }),
);

const degrees = (max: number) => z.number().min(-max).max(max).nullish().catch(null);

export const citySchema = withOtherNames(
  place.extend({ latitude: degrees(90), longitude: degrees(180) }),
);

export const areaSchema = place.extend({ city: place.nullish().catch(null) });

export const categorySchema = place.extend({
  post_types: z
    .array(z.object({ name: z.string() }))
    .nullish()
    .catch(null),
});
