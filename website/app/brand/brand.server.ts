import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { currentEnvironment } from '../environment.server.ts';
import { type Brand, brandSchema } from './brand.ts';

let brand: Brand | undefined;

/**
 * The brand from BRAND_FILE, which is read once.
 * @throws Error that names the file and the invalid values
 */
export function readBrand(): Brand {
  brand ??= parseBrand(currentEnvironment().BRAND_FILE);
  return brand;
}

function parseBrand(file: string): Brand {
  const result = brandSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is invalid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
