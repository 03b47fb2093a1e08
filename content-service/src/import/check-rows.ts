import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { checkPost } from 'post-rules/check-post';
import { formatProblem } from 'post-rules/messages/format-problem';
import type { Problem } from 'post-rules/problem';
import type { CheckedRow, Fault } from 'post-rules/row-fault';
import { loadContexts } from '../checks/load-context';
import { mayUse } from '../versions/rights';
import { VERSION } from '../versions/version';
import { fault } from './fault';
import { TABLE_FIELDS, type TableField } from './fields';
import { loadDuplicateCandidates } from './load-duplicate-candidates';
import { guessDateOrder, writeDate } from './read-date';
import { type Cells, type ReadRow, readRow } from './read-row';
import { loadReferences } from './references';
import { attributeOf } from './schema-attributes';
import { slugsInUse } from './slugs-in-use';
import type { Table } from './table';

export interface CheckedTable {
  dateOrder: Table['dateOrder'];
  rows: CheckedRow[];
  /** What is written for the rows, in their order. */
  data: Record<string, unknown>[];
}

/**
 * Reads all rows of a table and checks each as a single post is checked, with the rights of the
 * user who asks. Nothing is written.
 */
export async function checkRows(strapi: Core.Strapi, table: Table): Promise<CheckedTable> {
  const dateOrder = table.dateOrder ?? guessDateOrder(datesOf(table));
  const references = await loadReferences(strapi);
  const reading = { references, dateOrder, attributeOf: attributeOf(strapi) };
  const read = table.rows.map(({ row, cells }) => ({ row, ...readRow(cells, reading) }));
  const slugs = await slugsInUse(
    strapi,
    read.map(({ data }) => data.slug),
  );
  const candidatesOf = await loadDuplicateCandidates(
    strapi,
    read.map(({ post }) => post),
  );
  const contextOf = await loadContexts(
    strapi,
    read.map(({ post }) => post),
    candidatesOf,
  );
  const rows: CheckedRow[] = [];
  const seenSlugs = new Set<unknown>();
  for (const { row, data, post, faults, zone } of read) {
    faults.push(...permissionFaults(strapi, table, post));
    const { slug } = data;
    if (typeof slug === 'string') {
      if (slugs.has(slug)) faults.push(fault('address-taken', 'slug', { value: slug }));
      else if (seenSlugs.has(slug)) faults.push(fault('address-twice', 'slug', { value: slug }));
      seenSlugs.add(slug);
    }
    const covered = new Set(faults.map(({ field }) => field));
    const problems = checkPost(post, contextOf(post)).filter(({ field }) => !covered.has(field));
    const all = [...faults, ...problems.map((problem) => asFault(problem, table.language))];
    // The next rows are compared with this one, too.
    candidatesOf(post).push({ id: -row, title: post.title });
    const timeOf = (date: Date | null) => (date ? writeDate(date, zone) : '');
    rows.push({
      row,
      title: post.title ?? '',
      state: stateOf(all),
      faults: all,
      start: timeOf(post.start),
      end: timeOf(post.end),
      zone,
    });
    await nextTurn();
  }
  return { dateOrder, rows, data: read.map(({ data }) => data) };
}

const DUPLICATES: readonly string[] = ['duplicate', 'duplicate-of-row'];

function stateOf(faults: readonly Fault[]): CheckedRow['state'] {
  if (faults.some(({ level }) => level === 'error')) return 'faulty';
  return faults.some(({ code }) => DUPLICATES.includes(code)) ? 'duplicate' : 'ready';
}

function asFault(problem: Problem, language: string): Fault {
  const { id } = problem.values;
  if (problem.code === 'duplicate' && typeof id === 'number' && id < 0) {
    return { level: 'warning', code: 'duplicate-of-row', field: 'title', values: { row: -id } };
  }
  return { ...problem, message: formatProblem(problem, language) };
}

/** Whether the user may write a post in this language, and the fields that the table has. */
function permissionFaults(strapi: Core.Strapi, table: Table, post: ReadRow['post']): Fault[] {
  const entry = { ...post, id: 0, documentId: '', createdAt: '', updatedAt: '' };
  // Without a language it is faulty already.
  if (!post.nationality) return [];
  if (!mayUse(strapi, 'create', VERSION, entry) || !mayUse(strapi, 'update', VERSION, entry)) {
    return [fault('language-not-permitted', 'nationality')];
  }
  return table.fields
    .filter((field) => !mayUse(strapi, 'create', VERSION, entry, field))
    .map((field) => fault('field-not-permitted', field));
}

function datesOf({ rows }: Table): string[] {
  const fields = Object.entries(TABLE_FIELDS).filter(([, type]) => type === 'date');
  return rows.flatMap(({ cells }) =>
    fields.flatMap(([field]) => cells[field as keyof Cells & TableField] ?? []),
  );
}
