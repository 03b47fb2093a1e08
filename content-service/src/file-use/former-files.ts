import type { Core } from '@strapi/strapi';
import { insertRows, selectRows } from '../database/rows';
import { runEach } from '../database/run-each';
import { hashOfPicture, type StoredName } from '../uploads/stored-name';
import { isInText } from './in-texts';

const TABLE = 'former_files';

/** Creates the table of the stored files that were replaced and stand in a text. */
export async function ensureFormerFiles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${TABLE} (hash text not null, ext text not null, primary key (hash, ext))`,
  );
}

/**
 * Keeps those of replaced files that a text still shows: its address leads to them, and what was public
 * must not change unseen.
 * @returns the others, which may be removed
 */
export async function keepShown(strapi: Core.Strapi, files: StoredName[]): Promise<StoredName[]> {
  const pictures = new Set(files.map(hashOfPicture));
  const shown = new Set<string>();
  for (const hash of pictures) if (await isInText(strapi, hash)) shown.add(hash);
  const isShown = (file: StoredName) => shown.has(hashOfPicture(file));
  const rows = files.filter(isShown).map(({ hash, ext }) => [hash, ext]);
  const columns = { hash: 'text', ext: 'text' } as const;
  await insertRows(strapi.db.connection, TABLE, columns, rows, 'on conflict do nothing');
  return files.filter((file) => !isShown(file));
}

/**
 * Deletes the replaced files that no text shows any more.
 * @throws Error if some could not be deleted; a later run tries again
 */
export async function deleteFormerFiles(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  const files = await selectRows<StoredName>(connection, `select hash, ext from ${TABLE}`);
  // A plugin, whose type Strapi does not export.
  const plugin = strapi.plugin('upload') as unknown;
  const { provider } = plugin as { provider: { delete: (file: StoredName) => Promise<unknown> } };
  const deleteUnlessShown = async ({ hash, ext }: StoredName) => {
    if (await isInText(strapi, hashOfPicture({ hash, ext }))) return;
    await provider.delete({ hash, ext });
    const row = `delete from ${TABLE} where hash = ? and ext = ?`;
    await selectRows(connection, row, [hash, ext]);
  };
  await runEach(files, deleteUnlessShown, ({ hash, ext }) => `file ${hash}${ext}`);
}
