import { readAddress } from '../addresses/address.ts';
import { TAKE_CHECK_PATH } from '../addresses/take-path.ts';

/** More than the largest form of the site: every field full of percent-encoded four-byte characters. */
export const MAX_FORM_BYTES = 256 * 1024;

/** More than a file of a city in any form: 2 MB, whose line ends grow if it is pasted. */
export const MAX_UPLOAD_BYTES = 3 * 1024 * 1024;

/** The largest body that a page takes, in bytes. @param pathname as in `new URL(request.url).pathname` */
export function maxBodyBytes(pathname: string): number {
  return readAddress(pathname).path === TAKE_CHECK_PATH ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES;
}
