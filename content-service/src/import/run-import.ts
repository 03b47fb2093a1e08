import type { Core } from '@strapi/strapi';
import { ConflictError } from '../versions/conflict';
import { inDeskTransaction } from '../versions/desk-writes';
import type { Author } from '../versions/version';
import type { CheckedTable } from './check-rows';
import { createImport } from './create-import';
import type { Table } from './table';

/** The rows of a table that are imported. */
function importedRows({ rows }: CheckedTable, { withDuplicates }: Pick<Table, 'withDuplicates'>) {
  return rows.flatMap(({ state, title }, index) =>
    state === 'ready' || (state === 'duplicate' && withDuplicates) ? [{ index, title }] : [],
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
  const data = rows.map(({ index }) => ({ ...checked.data[index] }));
  const { id } = await inDeskTransaction(strapi, (sql) =>
    createImport(strapi, sql, { name: table.name, author }, data),
  );
  return { id, versions: rows.length };
}
