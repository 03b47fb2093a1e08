import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { abortStartup, environment } from './environment';

const brandFile = z.object({
  name: z.string().trim().min(1),
  partnerField: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .optional(),
  translations: z
    .record(z.string(), z.object({ name: z.string().trim().min(1).optional() }))
    .default({}),
});

/**
 * The field of a post that marks an official partner; named after the product by default.
 * @param content the text of the brand file (JSON with `name` and optionally `partnerField`)
 * @throws if the text is not such JSON
 */
export function partnerFieldOf(content: string): string {
  const brand = brandFile.parse(JSON.parse(content));
  const product = brand.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  return brand.partnerField ?? `is_${product}_partner`;
}

function fromBrandFile<Read>(read: (content: string) => Read): Read {
  try {
    return read(readFileSync(environment.brandFile, 'utf8'));
  } catch {
    return abortStartup(
      `the brand file ${environment.brandFile} must be JSON with a "name" (BRAND_FILE sets another path).`,
    );
  }
}

export const PARTNER_FIELD = fromBrandFile(partnerFieldOf);

/** The product's name, used in mails. */
export const BRAND_NAME = fromBrandFile((content) => brandFile.parse(JSON.parse(content)).name);

const translations = fromBrandFile((content) => brandFile.parse(JSON.parse(content)).translations);

/** The product's name in a language, given as its code; the default name if it has no translation. */
export function brandNameIn(language: string): string {
  return translations[language]?.name ?? BRAND_NAME;
}
