import type { Core } from '@strapi/strapi';
import { insertRows, type Sql, selectRows } from '../database/rows';

/** An import that was made. */
export interface ImportRecord {
  id: string;
  name: string;
  /** Id of the panel's user; `NO_USER` if a calendar was read. */
  author_id: number;
  author_name: string;
  /** When, as an ISO date. */
  created: string;
  undone: string | null;
  versions: number;
}

/** The author of an import from a calendar. */
export const NO_USER = 0;

/** A version that an import created. */
export interface ImportedVersion {
  version_document_id: string;
  /** `updatedAt` of the version when it was created, as an ISO date. */
  written: string;
}

/** Creates the tables: imports, and the versions that each created. */
export async function ensureImportTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists post_imports (
       id text primary key, name text not null, author_id integer not null,
       author_name text not null, created text not null, undone text)`,
  );
  await strapi.db.connection.raw(
    `create table if not exists post_import_versions (
       import_id text not null, version_document_id text not null, written text not null,
       primary key (import_id, version_document_id))`,
  );
}

/** Records an import. @param sql the transaction in which its versions were written */
export async function recordImport(
  sql: Sql,
  { id, name, author_id, author_name, created }: Omit<ImportRecord, 'undone' | 'versions'>,
  versions: readonly ImportedVersion[],
): Promise<void> {
  await selectRows(
    sql,
    'insert into post_imports (id, name, author_id, author_name, created) values (?, ?, ?, ?, ?)',
    [id, name, author_id, author_name, created],
  );
  await insertRows(
    sql,
    'post_import_versions',
    { import_id: 'text', version_document_id: 'text', written: 'text' },
    versions.map(({ version_document_id, written }) => [id, version_document_id, written]),
  );
}

const MAX_SHOWN = 20;

/** The last imports, the newest first. @param authorId those of one user only; null for all */
export function listImports(sql: Sql, authorId: number | null): Promise<ImportRecord[]> {
  return selectRows(
    sql,
    `select post_imports.*, (select cast(count(*) as integer) from post_import_versions
       where import_id = post_imports.id) as versions
     from post_imports ${authorId === null ? '' : 'where author_id = ?'}
     order by created desc, id limit ${MAX_SHOWN}`,
    authorId === null ? [] : [authorId],
  );
}

/** @returns undefined if there is none */
export async function findImport(sql: Sql, id: string): Promise<ImportRecord | undefined> {
  const [found] = await selectRows<ImportRecord>(sql, 'select * from post_imports where id = ?', [
    id,
  ]);
  return found;
}

/** The versions that an import created, deleted ones included. */
export function importedVersions(sql: Sql, id: string): Promise<ImportedVersion[]> {
  return selectRows(
    sql,
    'select version_document_id, written from post_import_versions where import_id = ?',
    [id],
  );
}

/**
 * Notes that an imported version was written again by what it was imported from, so that it can still
 * be undone. A version that somebody else has written since stays one that was changed.
 * @param before `updatedAt` of the version until then, as an ISO date
 * @param after `updatedAt` since, as an ISO date
 */
export async function noteWritten(
  sql: Sql,
  versionDocumentId: string,
  before: string,
  after: string,
): Promise<void> {
  await selectRows(
    sql,
    'update post_import_versions set written = ? where version_document_id = ? and written = ?',
    [after, versionDocumentId, before],
  );
}

/** Marks an import as undone. @param at as an ISO date */
export async function markUndone(sql: Sql, id: string, at: string): Promise<void> {
  await selectRows(sql, 'update post_imports set undone = ? where id = ?', [at, id]);
}
