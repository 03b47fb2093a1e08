import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { idSchema } from '../storable';
import { currentAuthor } from '../versions/author';
import { pathParameter } from '../versions/desk-requests';
import { addRoutesBelowDesk } from '../versions/desk-routes';
import type { SectionRow } from './section';
import { SECTIONS } from './sections';
import { languagesOfPosts, languagesToWrite, type Today } from './today';

/** Entries of each section on the first page, and on a page of one section. */
const FIRST_ROWS = 5;
const PAGE_SIZE = 20;

const querySchema = z.object({
  language: z.string().max(10).optional(),
  city: idSchema().optional(),
  mine: z.literal('true').optional(),
  page: idSchema().max(100_000).default(1),
});

/**
 * Adds the calls of the panel's first page, for everybody who is signed in: each user is told what they
 * may do something about.
 * - `GET /desk/today`: `{ languages, sections: [{ id, total, rows }] }` with the first entries of each
 * - `GET /desk/today/:section`: `{ total, pages, rows }`, a page of one
 */
export function addTodayRoutes(strapi: Core.Strapi): void {
  addRoutesBelowDesk(strapi, [
    ['GET', '/today', (ctx) => answerAll(strapi, ctx)],
    ['GET', '/today/:section', (ctx) => answerOne(strapi, ctx)],
  ]);
}

interface SectionAnswer {
  id: string;
  total: number;
  rows: SectionRow[];
}

async function answerAll(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { today, all } = await readToday(strapi, ctx);
  const sections: SectionAnswer[] = [];
  // One after the other: SQLite has one connection.
  for (const section of SECTIONS) {
    if (!section.isShown(today)) continue;
    const total = await section.count(today);
    const rows = total > 0 ? await section.rows(today, { start: 0, limit: FIRST_ROWS }) : [];
    sections.push({ id: section.id, total, rows });
  }
  ctx.body = { data: { languages: today.languages ?? all, sections } };
}

/** @throws NotFoundError if the user has no such section */
async function answerOne(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { today, page } = await readToday(strapi, ctx);
  const section = SECTIONS.find(({ id }) => id === pathParameter(ctx, 'section'));
  if (!section?.isShown(today)) throw new errors.NotFoundError();
  const total = await section.count(today);
  const range = { start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const rows = await section.rows(today, range);
  ctx.body = { data: { total, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), rows } };
}

/** @throws ValidationError, ForbiddenError */
async function readToday(strapi: Core.Strapi, ctx: Context) {
  const query = querySchema.safeParse(ctx.query);
  if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
  const author = currentAuthor(strapi);
  if (!author) throw new errors.ForbiddenError();
  const { language, city, mine, page } = query.data;
  const all = await languagesOfPosts(strapi);
  const today: Today = {
    strapi,
    filter: { language, city, mine: mine === 'true' },
    userId: author.id,
    now: new Date(),
    languages: languagesToWrite(strapi, all),
  };
  return { today, all, page };
}
