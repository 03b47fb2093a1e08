import { type Element, isTag } from 'domhandler';
import { elementsOf } from './tree.server.ts';

/** No table is wider; more would only repeat empty cells. */
const MAX_COLUMNS = 50;

/**
 * A table as GitHub’s Markdown writes it. A first row of headers is its head, which is empty otherwise.
 * @param textOf the Markdown of a cell, in one line
 */
export function tableMarkdown(table: Element, textOf: (cell: Element) => string): string {
  const rows = elementsOf(table)
    .filter(({ name }) => name === 'tr')
    .map((row) => row.children.filter(isTag));
  const texts = rows.map((cells) => cells.flatMap((cell) => spread(cell, textOf(cell))));
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...texts.map(({ length }) => length)));
  if (width === 0) return '';
  const hasHead = rows[0]?.every(({ name }) => name === 'th') ?? false;
  const head = hasHead ? (texts[0] ?? []) : [];
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const rule = line(Array.from({ length: width }, () => '---'));
  return [line(head), rule, ...texts.slice(hasHead ? 1 : 0).map(line)].join('\n');
}

/** A cell over several columns leaves the others empty. */
function spread({ attribs }: Element, text: string): string[] {
  const span = Math.min(MAX_COLUMNS, Math.max(1, Number(attribs.colspan) || 1));
  return [text.replace(/(?<!\\)\|/g, '\\|'), ...Array<string>(span - 1).fill('')];
}
