import { currentSigningKey, publicKeySet } from '../city-file/signing-key.server.ts';
import { jsonResponse, notFoundResponse } from './response.ts';

/** The public key that the files of cities are signed with; 404 if the site has none. */
export function loader(): Response {
  const key = currentSigningKey();
  return key ? jsonResponse(publicKeySet(key), 'application/jwk-set+json') : notFoundResponse();
}
