import { insertRows, type Sql } from '../../database/rows';
import type { AnalysedDocument } from '../text/analyse-document';

/** A document with what it is filtered by. */
export interface IndexedDocument extends AnalysedDocument {
  language: string;
  /** Id of the post's kind; 0 for none. */
  typeId: number;
  /** As `groupIdOf` makes it. */
  groupId: number;
}

/** A document as it is stored, in two tables. */
export interface DocumentRow {
  post_id: number;
  type_id: number;
  group_id: number;
  language: string;
  length: number;
  stems: string;
  words: string;
}

/** The row of a post's document. */
export function rowOf(
  postId: number,
  { typeId, groupId, language, length, stems, words }: IndexedDocument,
): DocumentRow {
  return {
    post_id: postId,
    type_id: typeId,
    group_id: groupId,
    language,
    length,
    stems: [...stems].map(([stem, weight]) => `${stem} ${weight}`).join(' '),
    words: [...words].join(' '),
  };
}

/** The stems of a stored document with their weights. */
export function parseStems(text: string): Map<string, number> {
  const parts = text.split(' ');
  const stems = new Map<string, number>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    stems.set(parts[index] ?? '', Number(parts[index + 1]));
  }
  return stems;
}

/** Inserts documents without their postings. */
export async function insertDocuments(sql: Sql, rows: DocumentRow[]): Promise<void> {
  await insertRows(
    sql,
    'search_documents',
    {
      post_id: 'integer',
      type_id: 'integer',
      group_id: 'integer',
      language: 'text',
      length: 'integer',
    },
    rows.map((row) => [row.post_id, row.type_id, row.group_id, row.language, row.length]),
  );
  await insertRows(
    sql,
    'search_texts',
    { post_id: 'integer', stems: 'text', words: 'text' },
    rows.map((row) => [row.post_id, row.stems, row.words]),
  );
}
