import type { ImportRule } from './rules.ts';

const PROGRAM_FOLDERS = ['website/app/', 'content-service/'];

/** The "may import" cell of a rule in ARCHITECTURE.md; paths within the same program are shortened. */
export function mayImportCell({ path, mayImport, mayImportTypesOf = [] }: ImportRule): string {
  const programFolder = PROGRAM_FOLDERS.find((folder) => path.startsWith(folder)) ?? '';
  const formatPaths = (paths: readonly string[]) =>
    paths
      .map(
        (other) =>
          `\`${other.startsWith(programFolder) ? other.slice(programFolder.length) : other}\``,
      )
      .join(', ');
  const types = mayImportTypesOf.length > 0 ? `; types of ${formatPaths(mayImportTypesOf)}` : '';
  return `${formatPaths(mayImport) || 'nothing'}${types}`;
}

/** The first cell, without backticks, and the last cell of rows in three-column Markdown tables. */
export function readRows(markdown: string): { path: string; cell: string }[] {
  return [...markdown.matchAll(/^\| `([^|`]+)` \|[^|]*\| ([^|]*) \|$/gm)].map(
    ([, path = '', cell = '']) => ({ path, cell }),
  );
}
