import { readBrand } from '../brand/brand.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import type { MappingOptions } from './mapping.ts';

/** The mapping options of this site. */
export function currentMappingOptions(): MappingOptions {
  return {
    mediaOrigin: currentEnvironment().CONTENT_MEDIA,
    partnerField: readBrand().partnerField,
  };
}
