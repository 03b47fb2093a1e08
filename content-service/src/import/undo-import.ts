import type { Core } from '@strapi/strapi';
import { deleteVersions } from '../versions/delete-versions';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { isSameTime, VERSION, type Version, type VersionState } from '../versions/version';
import { importedVersions, markUndone } from './import-tables';

/** A version that an undone import leaves. */
interface LeftVersion {
  documentId: string;
  title: string | null;
  /** `in-review` and `draft` were edited since. */
  state: VersionState;
  editor: string | null;
}

export interface Undone {
  deleted: number;
  left: LeftVersion[];
}

/**
 * Undoes an import as a whole: deletes the versions that it created. Those that have been edited,
 * scheduled, discarded or made public since are left.
 */
export function undoImport(strapi: Core.Strapi, id: string): Promise<Undone> {
  const undo = async (sql: Sql) => {
    const created = await importedVersions(sql, id);
    const { tableName } = strapi.db.metadata.get(VERSION);
    const documentIds = created.map(({ version_document_id }) => version_document_id);
    await sql(tableName).select('id').whereIn('document_id', documentIds).forUpdate();
    const versions: Version[] = await strapi.db
      .query(VERSION)
      .findMany({ where: { documentId: { $in: documentIds } }, orderBy: { id: 'asc' } });
    const written = new Map(created.map((each) => [each.version_document_id, each.written]));
    const isUntouched = ({ documentId, state, updatedAt }: Version) =>
      state === 'in-review' && isSameTime(updatedAt, written.get(documentId) ?? null);
    const { deleted = [], left = [] } = Object.groupBy(versions, (version) =>
      isUntouched(version) ? 'deleted' : 'left',
    );
    const ids = deleted.map((version) => version.id);
    await deleteVersions(strapi, sql, (query) => void query.whereIn('id', ids));
    await markUndone(sql, id, new Date().toISOString());
    return { deleted: deleted.length, left: left.map(describe) };
  };
  return inDeskTransaction(strapi, undo);
}

function describe({ documentId, title, state, editor_name }: Version): LeftVersion {
  return {
    documentId,
    title: typeof title === 'string' ? title : null,
    state,
    editor: editor_name,
  };
}
