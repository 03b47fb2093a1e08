import type { Core } from '@strapi/strapi';
import { selectIn } from '../../database/rows';

const POST = 'api::post.post';

/** What ranking reads of a post and its document. */
export interface StoredDocument {
  post_id: number;
  language: string;
  length: number;
  /** As `rowOf` writes them. */
  stems: string;
  title: string | null;
  updated_at: unknown;
  start: unknown;
  end: unknown;
  expires_at: unknown;
  /** 1 or 0. */
  listed_last: number;
}

/** Whether lists show a post, which is `p`, after all others; as a number, the same on both databases. */
export const LISTED_LAST = 'case when p.listed_last then 1 else 0 end as listed_last';

/** The columns of a `StoredDocument`, in the order of its fields. */
export const DOCUMENT_COLUMNS = `d.post_id, d.language, d.length, t.stems, p.title, p.updated_at,
  p.start, p."end", p.expires_at, ${LISTED_LAST}`;

/** Joins the tables of `DOCUMENT_COLUMNS` to `d`, which has those of `search_documents`. */
export const documentTables = (strapi: Core.Strapi): string =>
  `join search_texts t on t.post_id = d.post_id
   join ${strapi.db.metadata.get(POST).tableName} p on p.id = d.post_id`;

/** Reads the documents of posts, in any order. */
export const readDocuments = (strapi: Core.Strapi, ids: number[]): Promise<StoredDocument[]> =>
  selectIn<StoredDocument>(
    strapi.db.connection,
    (list) =>
      `select ${DOCUMENT_COLUMNS} from search_documents d ${documentTables(strapi)}
       where d.post_id in ${list}`,
    ids,
  );
