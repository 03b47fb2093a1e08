import type { Core } from '@strapi/strapi';
import { insertRows, type Sql, selectRows } from '../database/rows';
import { runEach } from '../database/run-each';
import { isInText } from './in-texts';

const FILE = 'plugin::upload.file';
const TABLE = 'file_deletions';

/** A populated media field. */
export interface UploadedFile {
  id: number;
}

/** Creates the table of the files that are to be deleted. */
export async function ensureFileDeletions(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${TABLE} (file_id integer not null primary key)`,
  );
}

/**
 * Has files deleted once the rows that referred to them are gone: a storage cannot be rolled back, and
 * may fail.
 * @param sql the transaction that deletes those rows
 */
export async function enqueueFileDeletions(
  sql: Sql,
  files: readonly (UploadedFile | null | undefined)[],
): Promise<void> {
  const rows = files.flatMap((file) => (file ? [[file.id]] : []));
  await insertRows(sql, TABLE, { file_id: 'integer' }, rows, 'on conflict do nothing');
}

/**
 * Deletes the enqueued files that no entry refers to any more and no text shows, with all their formats.
 * Not for use within a transaction.
 * @throws Error if some could not be deleted; they stay enqueued
 */
export async function deleteEnqueuedFiles(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  const rows = await selectRows<{ file_id: number }>(
    connection,
    `select file_id from ${TABLE} order by file_id`,
  );
  const deleteRow = async ({ file_id }: { file_id: number }) => {
    await deleteUnused(strapi, Number(file_id));
    await selectRows(connection, `delete from ${TABLE} where file_id = ?`, [file_id]);
  };
  await runEach(rows, deleteRow, ({ file_id }) => `file ${file_id}`);
}

async function deleteUnused(strapi: Core.Strapi, id: number): Promise<void> {
  const file = await strapi.db.query(FILE).findOne({ where: { id }, populate: { related: true } });
  if (!file || file.related.length > 0 || (await isInText(strapi, file.hash))) return;
  await strapi.plugin('upload').service('upload').remove(file);
}
