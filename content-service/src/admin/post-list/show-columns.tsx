import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { REFERENCES } from '../fields/form/post-form';
import { ChoiceCell, type ReferredEntry } from './choice-cell';

type Entry = Readonly<Record<string, unknown>>;

/** A column of a list; everything else is handed on. */
export interface Column {
  name: string;
  cellFormatter?: (entry: Entry) => ReactNode;
}

/** Names what posts refer to as their form does, in the panel's language. Other lists stay as they are. */
export function showChoices(columns: readonly Column[]): Column[] {
  const isPosts = columns.some(({ name }) => name === 'post_type' || name === 'nationality');
  if (!isPosts) return [...columns];
  return columns.map((column) => {
    const field = REFERENCES.find((name) => name === column.name);
    if (!field) return column;
    return {
      ...column,
      cellFormatter: (entry: Entry) => (
        <ChoiceCell field={field} entry={entry[field] as ReferredEntry | null} />
      ),
    };
  });
}

/** Call it in `bootstrap`. */
export function addColumns(app: StrapiApp): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    (list: { displayedHeaders: Column[]; layout: unknown }) => ({
      ...list,
      displayedHeaders: showChoices(list.displayedHeaders),
    }),
  );
}
