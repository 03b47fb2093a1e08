import { readBrand } from '../brand/brand.server.ts';
import { appleAssociation } from './app-links.ts';
import { jsonResponse, notFoundResponse } from './response.ts';

/** Tells iOS which addresses its app opens; not there until brand.json names the app. */
export function loader(): Response {
  const association = appleAssociation(readBrand().stores.ios.appId);
  return association ? jsonResponse(association) : notFoundResponse();
}
