import { readBrand } from '../brand/brand.server.ts';
import { androidAssociation } from './app-links.ts';
import { jsonResponse, notFoundResponse } from './response.ts';

/** Tells Android that its app may open the site's addresses; not there until brand.json names the app's certificates. */
export function loader(): Response {
  const association = androidAssociation(readBrand().stores.android);
  return association ? jsonResponse(association) : notFoundResponse();
}
