import type { Context } from 'koa';
import { languagesByKind } from '../languages-by-kind';

export default {
  /** The languages that there are visible posts in: `{ data: [{ kind, languages }] }`. */
  async find(ctx: Context) {
    ctx.body = { data: await languagesByKind(strapi) };
  },
};
