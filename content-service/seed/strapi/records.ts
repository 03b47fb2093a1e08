import type { Core } from '@strapi/strapi';
import { selectRows } from '../../src/database/rows';

/** What was imported: which entry here, and in which state. */
export interface ImportRecord {
  /** Of the entry here; of a file, its number. */
  document_id: string;
  /** Hash of what was imported. */
  hash: string;
  /** `updatedAt` of the entry here after the import, as an ISO date. */
  written: string;
}

/** Remembers what was imported, so that a second run brings only changes. */
export interface ImportRecords {
  get: (key: string) => ImportRecord | undefined;
  /** The keys of a type. */
  keys: () => Iterable<string>;
  set: (key: string, record: ImportRecord) => Promise<void>;
}

/** Creates the table. */
export async function ensureStrapiImports(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists strapi_imports (
       type text not null, source_key text not null, document_id text not null,
       hash text not null, written text not null, primary key (type, source_key))`,
  );
}

/** @param type a type of entries, or `file` */
export async function loadRecords(strapi: Core.Strapi, type: string): Promise<ImportRecords> {
  const rows = await selectRows<ImportRecord & { source_key: string }>(
    strapi.db.connection,
    'select * from strapi_imports where type = ?',
    [type],
  );
  const records = new Map<string, ImportRecord>(
    rows.map(({ source_key, document_id, hash, written }) => [
      source_key,
      { document_id, hash, written },
    ]),
  );
  return {
    get: (key) => records.get(key),
    keys: () => records.keys(),
    async set(key, record) {
      // Within the transaction that writes the entry.
      await strapi.db.transaction(({ trx }) =>
        selectRows(
          trx,
          `insert into strapi_imports (type, source_key, document_id, hash, written)
           values (?, ?, ?, ?, ?) on conflict (type, source_key) do update set
           document_id = excluded.document_id, hash = excluded.hash, written = excluded.written`,
          [type, key, record.document_id, record.hash, record.written],
        ),
      );
      records.set(key, record);
    },
  };
}
