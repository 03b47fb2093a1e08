import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { postOfFormerSlug } from '../../../slugs/former-slugs';

export default {
  /** The post that had a slug before: `{ data: { id } }`, or 404. */
  async findOne(ctx: Context) {
    const id = await postOfFormerSlug(strapi.db.connection, String(ctx.params.slug));
    if (id === null) throw new errors.NotFoundError();
    ctx.body = { data: { id } };
  },
};
