import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { environment } from '../../../environment';
import { readPreview } from '../../../preview/signature';
import { catchRejected, queryOf } from '../../../read-api/controller';
import { readVersion } from '../read-version';

/** A version in the format of a post, for the website's preview. */
export default factories.createCoreController('api::post.post', ({ strapi }) => ({
  async find(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    return catchRejected(ctx, async () => {
      const { version, expires, signature, ...query } = queryOf(ctx);
      const parameters = { version, expires, signature };
      const preview = readPreview(parameters, environment.websiteToken, Date.now());
      if (!preview) return ctx.throw(403, 'This is not an address of a preview.');
      if (preview.isExpired) return ctx.throw(410, 'This preview has expired.');
      const post = await readVersion(strapi, preview.version, query);
      return post ? this.transformResponse?.(post) : ctx.notFound();
    });
  },
}));
