import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { panelLanguage } from '../../checks/panel-language';
import { parseBody, pathParameter } from '../../versions/desk-requests';
import { addRoutesBelowDesk } from '../../versions/desk-routes';
import { mayUse } from '../../versions/rights';
import { PRICE } from '../cost-types';
import { readCities, readTable } from './read-table';
import { saveRows } from './save-rows';
import { typedRowSchema } from './typed-row';

/** More than there are items. */
const bodySchema = z.object({ rows: z.array(typedRowSchema).min(1).max(300) });

/**
 * Adds the calls of the panel's page "Prices of a city", for those who may read prices:
 * - `GET /desk/prices`: the cities, see `readCities`
 * - `GET /desk/prices/:city`: the items with the prices of a city, see `readTable`
 * - `POST /desk/prices/:city` with `{ rows }`: saves rows, see `saveRows`; answers `{ saved }`
 */
export function addPriceTableRoutes(strapi: Core.Strapi): void {
  addRoutesBelowDesk(strapi, [
    ['GET', '/prices', (ctx) => answerCities(strapi, ctx)],
    ['GET', '/prices/:city', (ctx) => answerTable(strapi, ctx)],
    ['POST', '/prices/:city', (ctx) => save(strapi, ctx)],
  ]);
}

const today = () => new Date().toISOString().slice(0, 10);

async function answerCities(strapi: Core.Strapi, ctx: Context): Promise<void> {
  requireReader(strapi);
  ctx.body = { data: await readCities(strapi, panelLanguage(ctx), today()) };
}

async function answerTable(strapi: Core.Strapi, ctx: Context): Promise<void> {
  requireReader(strapi);
  const slug = pathParameter(ctx, 'city');
  ctx.body = { data: await readTable(strapi, slug, panelLanguage(ctx), today()) };
}

async function save(strapi: Core.Strapi, ctx: Context): Promise<void> {
  requireReader(strapi);
  const slug = pathParameter(ctx, 'city');
  const { rows } = parseBody(ctx, bodySchema);
  await saveRows(strapi, slug, rows, { language: panelLanguage(ctx), now: new Date() });
  ctx.body = { data: { saved: rows.length } };
}

function requireReader(strapi: Core.Strapi): void {
  if (!mayUse(strapi, 'read', PRICE)) throw new errors.ForbiddenError();
}
