import { z } from 'zod';

/** What a database contains, to compare it with another. */
export type DatabaseSummary = {
  tables: Record<string, { rows: number; hash: string }>;
  /** Rows that refer to a missing row. */
  brokenReferences: number;
  /** Uploaded files: the address of each, and its sizes as Strapi stores them. */
  files: { url: string; formats: unknown }[];
};

const formatsSchema = z
  .record(z.string(), z.object({ url: z.string() }))
  .nullable()
  .catch(null);

/** The paths that files have below the public folder; files elsewhere have none. */
export function pathsOfFiles(files: DatabaseSummary['files']): string[] {
  return files.flatMap(({ url, formats }) =>
    [url, ...Object.values(formatsSchema.parse(formats) ?? {}).map((format) => format.url)]
      .filter((address) => address.startsWith('/'))
      .map((address) => address.slice(1)),
  );
}

/** How two summaries differ, one line for each table; empty if they are equal. */
export function differencesBetween(
  expected: DatabaseSummary['tables'],
  actual: DatabaseSummary['tables'],
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort();
  return names.flatMap((name) => {
    const [one, other] = [expected[name], actual[name]];
    if (!one) return [`the table ${name} should not exist`];
    if (!other) return [`the table ${name} is missing`];
    if (one.rows !== other.rows) return [`${name} has ${other.rows} rows instead of ${one.rows}`];
    return one.hash === other.hash ? [] : [`${name} has other contents`];
  });
}
