import { readBrand } from '../brand/brand.server.ts';
import { jsonAnswer, notFoundAnswer } from './answer.ts';
import { androidAssociation } from './app-links.ts';

/** Tells Android that its app may open the site's addresses; not there until brand.json names the app's certificates. */
export function loader(): Response {
  const association = androidAssociation(readBrand().stores.android);
  return association ? jsonAnswer(association) : notFoundAnswer();
}
