import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import type { CheckedRow } from 'post-rules/row-fault';
import { useMemo } from 'react';

/** What `GET /import/options` answers; see src/import/import-handlers.ts. */
export interface Options {
  limits: { rows: number; columns: number; bytes: number; nameCharacters: number };
  fields: string[];
  choices: Record<ChoiceField, { value: string; label: string }[]>;
}

/** Fields that can be chosen for all rows. */
export type ChoiceField = 'post_type' | 'nationality' | 'city';

export type DateOrder = 'day-first' | 'month-first';

export interface Checked {
  dateOrder: DateOrder;
  rows: CheckedRow[];
}

/** A table with its columns matched, as src/import/table.ts takes it. */
export interface MatchedTable {
  name: string;
  firstRow: number;
  rows: string[][];
  columns: (string | null)[];
  defaults: Partial<Record<ChoiceField, string>>;
  dateOrder: DateOrder | null;
  withDuplicates: boolean;
  language: string;
  expected: number | null;
}

export interface PastImport {
  id: string;
  name: string;
  /** Null for a calendar that was read, whose name the import has. */
  by: string | null;
  at: string;
  undone: string | null;
  versions: number;
}

export interface Undone {
  deleted: number;
  left: { documentId: string; title: string | null; state: string; editor: string | null }[];
}

/** Calls of the page for imports. @throws what `failureOf` tells apart */
export function useImportCalls() {
  const { get, post } = useFetchClient();
  return useMemo(() => {
    const dataOf = async <Data>(response: Promise<{ data: { data: Data } }>) =>
      (await response).data.data;
    const send = (table: MatchedTable) => {
      const form = new FormData();
      form.append('files', new Blob([JSON.stringify(table)], { type: 'application/json' }));
      return form;
    };
    return {
      options: (language: string) =>
        dataOf(get<{ data: Options }>('/import/options', { params: { language } })),
      check: (table: MatchedTable) => dataOf(post<{ data: Checked }>('/import/check', send(table))),
      run: (table: MatchedTable) =>
        dataOf(post<{ data: { versions: number } }>('/import/run', send(table))),
      list: () => dataOf(get<{ data: PastImport[] }>('/import/list')),
      undo: (id: string) => dataOf(post<{ data: Undone }>(`/import/${id}/undo`)),
    };
  }, [get, post]);
}

/** What to say of a call that failed: the server's own words, or one of our texts. */
export function failureOf(error: unknown): { text: 'changed' | 'failed' } | { message: string } {
  if (!isFetchError(error)) return { text: 'failed' };
  if (error.status === 409) return { text: 'changed' };
  const message = error.response?.data.error?.message;
  return message ? { message } : { text: 'failed' };
}
