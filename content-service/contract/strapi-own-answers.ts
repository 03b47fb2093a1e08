// Answers lists the way Strapi's own query engine does, for a comparison: reads addresses as JSON
// from standard input, writes the answers as JSON. Runs on the database that the environment names.
import { createRequire } from 'node:module';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Core, UID } from '@strapi/strapi';
import type { Raw } from '../src/reading/lists.ts';
import type {
  ConditionTree,
  Order,
  Reading,
  ReadingRules,
  Selection,
} from '../src/reading/rules.ts';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const distDir = path.join(appDir, 'dist');
const require = createRequire(import.meta.url);
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
const { readListRequest }: { readListRequest: (query: Raw, rules: ReadingRules) => Reading } =
  require(path.join(distDir, 'src/reading/request.js'));
const { POST_RULES }: { POST_RULES: ReadingRules } = require(
  path.join(distDir, 'src/api/post/reading-rules.js'),
);
const qs: { parse: (query: string, options: object) => Raw } = createRequire(
  require.resolve('@strapi/strapi'),
)('qs');

const POST: UID.ContentType = 'api::post.post';

type Entry = { id: number } & Record<string, unknown>;

async function answer(strapi: Core.Strapi, address: string) {
  const query = qs.parse(address.split('?')[1] ?? '', { arrayLimit: 100, depth: 20 });
  const reading = readListRequest(query, POST_RULES);
  const where = whereOf(reading.conditions);
  const all: Entry[] = await strapi.db.query(POST).findMany({ where });
  const { start, limit } = reading.page;
  const ids = all
    .sort((one, other) => compare(one, other, reading.orders))
    .slice(start, start + limit)
    .map(({ id }) => id);
  const entries: Entry[] = await strapi.db
    .query(POST)
    .findMany({ where: { id: { $in: ids } }, ...parametersOf(reading) });
  const data = ids.map((id) => entries.find((entry) => entry.id === id));
  return { total: all.length, data };
}

function whereOf(tree: ConditionTree): object {
  if ('any' in tree) return tree.any.length > 0 ? { $or: tree.any.map(whereOf) } : { id: -1 };
  if ('all' in tree) return { $and: tree.all.map(whereOf) };
  const { relations, field, operator, value } = tree;
  return [...relations, field].reduceRight<unknown>((inner, name) => ({ [name]: inner }), {
    [operator]: value,
  }) as object;
}

/** What has no value comes last; text goes by its letters' numbers, as in both databases. */
function compare(one: Entry, other: Entry, orders: Order[]): number {
  for (const { field, direction } of orders) {
    const [a, b] = [one[field], other[field]];
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

interface Parameters {
  select: string[];
  populate: Record<string, Parameters>;
  where?: object;
}

function parametersOf({ fields, populate }: Selection): Parameters {
  const below = Object.entries(populate).map(([name, { only, ...selection }]) => [
    name,
    { ...parametersOf(selection), ...(only && { where: only }) },
  ]);
  return { select: fields, populate: Object.fromEntries(below) };
}

const strapi = await createStrapi({ appDir, distDir }).load();
const answers = [];
for (const address of (await json(process.stdin)) as string[]) {
  answers.push(await answer(strapi, address));
}
process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit(0));
