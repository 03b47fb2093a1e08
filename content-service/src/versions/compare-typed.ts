import type { Core } from '@strapi/strapi';
import { copiedContent } from './copy';
import { inDeskTransaction } from './desk-writes';
import { type Difference, differencesBetween } from './differences';
import { assertOpen, findVersion } from './find-versions';
import { VERSION } from './version';

/**
 * What would change if fields of the form were saved now. They are written and rolled back, so that
 * relations and pictures are resolved as they are in a save.
 * @param data fields of the form; all but the content is ignored
 * @returns `before` is what is stored, `after` what was typed
 * @throws ConflictError if the version cannot be edited any more, NotFoundError
 */
export async function compareTyped(
  strapi: Core.Strapi,
  documentId: string,
  data: Record<string, unknown>,
): Promise<Difference[]> {
  const rollBack = new Error('the fields are not to be saved');
  let differences: Difference[] = [];
  const write = async () => {
    const stored = await findVersion(strapi, documentId);
    assertOpen(stored);
    await strapi.documents(VERSION).update({ documentId, data: copiedContent(strapi, data) });
    differences = differencesBetween(strapi, stored, await findVersion(strapi, documentId));
    throw rollBack;
  };
  await inDeskTransaction(strapi, write).catch((error: unknown) => {
    if (error !== rollBack) throw error;
  });
  return differences;
}
