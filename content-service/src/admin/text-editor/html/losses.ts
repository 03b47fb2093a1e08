import type { Schema } from '@tiptap/pm/model';
import { meaningOf } from './meaning';
import { readHtml, writeHtml } from './stored-html';

/**
 * What the editor would lose of a stored text: names of elements, or `…` if the elements stay and words
 * or their order change.
 * @returns an empty list if the text comes out with the meaning it went in with
 */
export function lossesOf(html: string, schema: Schema): string[] {
  const before = meaningOf(html);
  const after = meaningOf(writeHtml(readHtml(html, schema)));
  if (before.join('\n') === after.join('\n')) return [];
  const remaining = new Map<string, number>();
  for (const token of after) remaining.set(token, (remaining.get(token) ?? 0) + 1);
  const lost = before.filter((token) => {
    const count = remaining.get(token) ?? 0;
    remaining.set(token, count - 1);
    return count < 1;
  });
  const names = lost.flatMap((token) => /^<(?!text\b)([a-z0-9-]+)/.exec(token)?.[1] ?? []);
  return names.length > 0 ? [...new Set(names)] : ['…'];
}
