import { checkFile } from '../../city-file/signature.server.ts';
import { currentSigningKey } from '../../city-file/signing-key.server.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import { readHub } from '../../content/reference.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { MAX_UPLOAD_BYTES } from '../../forms/body-limits.ts';
import { readUpload } from '../../forms/read-upload.server.ts';
import type { Named } from '../../posts/names.ts';

/** What a check has found. `city` is its slug, `name` its names, if the city is still known. */
export type UploadCheck =
  | {
      outcome: 'unchanged';
      city: string;
      name: Named;
      language: string;
      madeAt: Date;
      /** IANA zone that the time is said in. */
      timeZone: string;
    }
  | { outcome: 'changed' | 'otherKey' | 'unsigned' };

/**
 * Checks the file of a form, or the text that was pasted instead of one.
 * @returns null if the form has neither
 * @throws a 403, 413 or 415 response for what the form does not send
 */
export async function checkUpload(request: Request): Promise<UploadCheck | null> {
  const fields = await readUpload(request, MAX_UPLOAD_BYTES);
  const bytes = await bytesOf(fields.get('file'), fields.get('text'));
  if (!bytes) return null;
  const key = currentSigningKey();
  // Without a key the site signs nothing, so nothing is signed by it.
  if (!key) return { outcome: 'otherKey' };
  const check = checkFile(bytes, key);
  if (check.outcome !== 'unchanged') return check;
  const { city, language, madeAt } = check.label;
  const timeZone = currentEnvironment().TIME_ZONE;
  return { outcome: 'unchanged', city, language, madeAt, timeZone, name: await nameOf(city) };
}

async function bytesOf(
  file: FormDataEntryValue | null,
  text: FormDataEntryValue | null,
): Promise<Buffer | null> {
  if (file instanceof File && file.size > 0) return Buffer.from(await file.arrayBuffer());
  return typeof text === 'string' && text.trim() ? Buffer.from(text) : null;
}

/** The result does not depend on the content service: without it, the city is called by its slug. */
async function nameOf(slug: string): Promise<Named> {
  try {
    return (await readHub('city', slug)) ?? { name: slug };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return { name: slug };
  }
}
