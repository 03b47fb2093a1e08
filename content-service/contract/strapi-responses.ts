// Runs list queries through Strapi's own query engine, for comparison: reads addresses as JSON from
// standard input and prints the results as JSON. Uses the database given in the environment.
import { createRequire } from 'node:module';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Core, UID } from '@strapi/strapi';
import type {
  ConditionTree,
  ParsedQuery,
  ReadRules,
  Selection,
  SortOrder,
} from '../src/read-api/rules.ts';
import type { RawObject } from '../src/read-api/string-list.ts';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const distDir = path.join(appDir, 'dist');
const require = createRequire(import.meta.url);
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
const {
  parseListQuery,
}: { parseListQuery: (query: RawObject, rules: ReadRules) => ParsedQuery } = require(
  path.join(distDir, 'src/read-api/parse-query.js'),
);
const { POST_READ_RULES }: { POST_READ_RULES: ReadRules } = require(
  path.join(distDir, 'src/api/post/read-rules.js'),
);
const qs: { parse: (query: string, options: object) => RawObject } = createRequire(
  require.resolve('@strapi/strapi'),
)('qs');

const POST: UID.ContentType = 'api::post.post';

type Entry = { id: number } & Record<string, unknown>;

async function queryStrapi(strapi: Core.Strapi, address: string) {
  const query = qs.parse(address.split('?')[1] ?? '', { arrayLimit: 100, depth: 20 });
  const parsedQuery = parseListQuery(query, POST_READ_RULES);
  const where = whereOf(parsedQuery.conditions);
  const allEntries: Entry[] = await strapi.db.query(POST).findMany({ where });
  const { start, limit } = parsedQuery.page;
  const ids = allEntries
    .sort((left, right) => compare(left, right, parsedQuery.orders))
    .slice(start, start + limit)
    .map(({ id }) => id);
  const entries: Entry[] = await strapi.db
    .query(POST)
    .findMany({ where: { id: { $in: ids } }, ...queryParametersOf(parsedQuery) });
  const data = ids.map((id) => entries.find((entry) => entry.id === id));
  return { total: allEntries.length, data };
}

function whereOf(tree: ConditionTree): object {
  if ('among' in tree) throw new Error('Strapi knows no translations.');
  if ('any' in tree) return tree.any.length > 0 ? { $or: tree.any.map(whereOf) } : { id: -1 };
  if ('all' in tree) return { $and: tree.all.map(whereOf) };
  const { relations, field, operator, value } = tree;
  return [...relations, field].reduceRight<unknown>((inner, name) => ({ [name]: inner }), {
    [operator]: value,
  }) as object;
}

/** Nulls come last; text is compared by code points, as in both databases. */
function compare(left: Entry, right: Entry, orders: SortOrder[]): number {
  for (const { field, direction } of orders) {
    const [a, b] = [left[field], right[field]];
    if (a === b) continue;
    if (a === null) return 1;
    if (b === null) return -1;
    const isLess =
      typeof a === 'string' && typeof b === 'string'
        ? Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0
        : Number(a) < Number(b);
    return isLess === (direction === 'asc') ? -1 : 1;
  }
  return 0;
}

interface QueryParameters {
  select: string[];
  populate: Record<string, QueryParameters>;
  where?: object;
}

/** Without what our API adds to an entry; the test leaves it out, too. */
function queryParametersOf({ fields, computed = {}, populate }: Selection): QueryParameters {
  const nested = Object.entries(populate)
    .filter(([, { sharing }]) => !sharing)
    .map(([name, { requiredValues: only, ...selection }]) => [
      name,
      { ...queryParametersOf(selection), ...(only && { where: only }) },
    ]);
  const select = fields.filter((field) => !(field in computed));
  return { select, populate: Object.fromEntries(nested) };
}

const strapi = await createStrapi({ appDir, distDir }).load();
const results = [];
for (const address of (await json(process.stdin)) as string[]) {
  results.push(await queryStrapi(strapi, address));
}
process.stdout.write(`${JSON.stringify(results)}\n`, () => process.exit(0));
