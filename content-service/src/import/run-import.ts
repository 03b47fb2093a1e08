import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { authorFields } from '../versions/author';
import { ConflictError } from '../versions/conflict';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { type Author, VERSION } from '../versions/version';
import type { CheckedTable } from './check-rows';
import { type ImportedVersion, recordImport } from './import-tables';
import type { Table } from './table';

/** The rows of a table that are imported. */
function importedRows({ rows }: CheckedTable, { withTwins }: Pick<Table, 'withTwins'>) {
  return rows.flatMap(({ state, title }, index) =>
    state === 'ready' || (state === 'twin' && withTwins) ? [{ index, title }] : [],
  );
}

/**
 * Creates a version in review for each row without faults, all of them or none.
 * @throws ConflictError if these are not as many as the dry run said
 */
export async function runImport(
  strapi: Core.Strapi,
  table: Table,
  checked: CheckedTable,
  author: Author & { id: number },
): Promise<{ id: string; versions: number }> {
  const rows = importedRows(checked, table);
  if (rows.length !== table.expected || rows.length === 0) {
    throw new ConflictError('The posts have changed since the table was checked.', {
      reason: 'post-changed',
      by: null,
      at: null,
    });
  }
  const id = randomUUID();
  const run = async (sql: Sql) => {
    const versions: ImportedVersion[] = [];
    for (const { index } of rows) {
      const data = { ...checked.data[index], ...authorFields(author), state: 'in-review' };
      const { documentId, updatedAt } = await strapi.documents(VERSION).create({ data });
      const written = new Date(String(updatedAt)).toISOString();
      versions.push({ version_document_id: documentId, written });
    }
    const created = new Date().toISOString();
    const record = {
      id,
      name: table.name,
      author_id: author.id,
      author_name: author.name,
      created,
    };
    await recordImport(sql, record, versions);
  };
  await inDeskTransaction(strapi, run);
  return { id, versions: rows.length };
}
