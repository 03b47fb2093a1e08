import { readBrand } from '../brand/brand.server.ts';
import { jsonAnswer, notFoundAnswer } from './answer.ts';
import { appleAssociation } from './app-links.ts';

/** Tells iOS which addresses its app opens; not there until brand.json names the app. */
export function loader(): Response {
  const association = appleAssociation(readBrand().stores.ios.appId);
  return association ? jsonAnswer(association) : notFoundAnswer();
}
