import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { authorFields } from '../versions/author';
import type { Sql } from '../versions/desk-writes';
import { type Author, VERSION } from '../versions/version';
import { type ImportedVersion, NO_USER, recordImport } from './import-tables';

/**
 * Creates versions in review, and records them as an import, which can be undone as a whole.
 * @param sql the transaction, one of the desk
 * @param data of each version
 * @returns the id of the import, and the document ids of the versions in the order of the data
 */
export async function createImport(
  strapi: Core.Strapi,
  sql: Sql,
  { name, author }: { name: string; author: Author },
  data: readonly Record<string, unknown>[],
): Promise<{ id: string; documentIds: string[] }> {
  const id = randomUUID();
  const versions: ImportedVersion[] = [];
  for (const fields of data) {
    const { documentId, updatedAt } = await strapi.documents(VERSION).create({
      data: { ...fields, ...authorFields(author), state: 'in-review' },
    });
    const written = new Date(String(updatedAt)).toISOString();
    versions.push({ version_document_id: documentId, written });
  }
  const created = new Date().toISOString();
  const by = { author_id: author.id ?? NO_USER, author_name: author.name };
  await recordImport(sql, { id, name, ...by, created }, versions);
  return { id, documentIds: versions.map(({ version_document_id }) => version_document_id) };
}
