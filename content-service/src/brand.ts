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
 * The field of a post that marks an official partner; its name follows the product's name.
 * @param content the brand file's text (JSON with `name` and perhaps `partnerField`)
 * @throws when the text is not such JSON
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
      `the brand file ${environment.brandFile} must be JSON with a "name" (BRAND_FILE sets another place).`,
    );
  }
}

export const PARTNER_FIELD = fromBrandFile(partnerFieldOf);

/** The product's name, as mails use it. */
export const BRAND_NAME = fromBrandFile((content) => brandFile.parse(JSON.parse(content)).name);

const translations = fromBrandFile((content) => brandFile.parse(JSON.parse(content)).translations);

/** The product's name in a language, given as its code; its own where it has no other there. */
export function brandNameIn(language: string): string {
  return translations[language]?.name ?? BRAND_NAME;
}
