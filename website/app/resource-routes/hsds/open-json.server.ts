import { readBrand } from '../../brand/brand.server.ts';
import { licenceHeaders } from '../licence.ts';
import { openResponse } from '../response.ts';

/** Data that anybody may read, with its licence. */
export function openJson(value: unknown): Response {
  return openResponse(JSON.stringify(value), 'application/json', licenceHeaders(readBrand()));
}
