import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { environment } from '../environment';
import { idSchema } from '../storable';
import { loadEntry } from '../versions/copy';
import { deskAccess } from '../versions/desk-access';
import { parseBody, pathParameter } from '../versions/desk-requests';
import { inDeskTransaction } from '../versions/desk-writes';
import { mayUse } from '../versions/rights';
import { type Entry, POST, VERSION } from '../versions/version';
import { describeTranslation } from './describe-translation';
import { followInDraft, followInPost, writeDeskFields } from './follow-source';
import { findPosts } from './group';
import { languagesOfPost } from './languages-of-post';
import { MachineError } from './machine/machine-error';
import { startTranslation } from './start-translation';
import { isWithoutWords, translateDraft } from './translate-draft';
import { translationTable } from './translation-table';

const BODIES = {
  start: z.object({ community: z.string().max(50) }),
  follow: z.object({ seen: z.iso.datetime() }),
  machine: z.object({ updatedAt: z.iso.datetime() }),
  smallChange: z.object({ small_change: z.boolean() }),
};

const tableQuery = z.object({
  page: idSchema().max(100_000).default(1),
  kind: idSchema().optional(),
  needs: idSchema().optional(),
});

/**
 * The calls of the desk for translations. Each checks the rights on its post or version first.
 * @throws ForbiddenError, NotFoundError, ConflictError, ValidationError, which Strapi turns into
 * responses
 */
export function translationHandlers(strapi: Core.Strapi) {
  const { author, requirePost, requireVersion, requireScheduler } = deskAccess(strapi);

  /** All posts may be translated from, whatever language the user may write. */
  const requireReadablePost = async (ctx: Context): Promise<Entry> => {
    const documentId = pathParameter(ctx, 'documentId');
    const post = await loadEntry(strapi, POST, { documentId });
    if (!post) throw new errors.NotFoundError('This post does not exist.');
    if (!mayUse(strapi, 'read', POST, post)) throw new errors.ForbiddenError();
    return post;
  };

  const requireEditable = async (ctx: Context) => {
    const version = await requireVersion(ctx, 'update');
    requireScheduler(version);
    return version;
  };

  const writeFields = async (ctx: Context, fields: Record<string, unknown>) => {
    const { documentId } = await requireEditable(ctx);
    await inDeskTransaction(strapi, (trx) => writeDeskFields(strapi, trx, documentId, fields));
    ctx.body = { data: fields };
  };

  return {
    async languages(ctx: Context) {
      const post = await requireReadablePost(ctx);
      ctx.body = {
        data: {
          languages: await languagesOfPost(strapi, post),
          translation: await describeTranslation(strapi, post),
        },
      };
    },

    async start(ctx: Context) {
      const { documentId } = await requireReadablePost(ctx);
      const { community } = parseBody(ctx, BODIES.start);
      const draft = await startTranslation(
        strapi,
        { source: documentId, community },
        {
          author: author(),
          mayWrite: (version) =>
            mayUse(strapi, 'create', VERSION, version) &&
            mayUse(strapi, 'update', VERSION, version),
        },
      );
      ctx.body = { data: { documentId: draft } };
    },

    async describe(ctx: Context) {
      const version = await requireVersion(ctx, 'read');
      const post = await loadEntry(strapi, POST, { documentId: version.post_document_id });
      const translations = post ? await findPosts(strapi, { translated_from: post.id }) : [];
      ctx.body = {
        data: {
          translation: await describeTranslation(strapi, version),
          hasTranslations: translations.length > 0,
          smallChange: version.small_change === true,
          canTranslateByMachine:
            environment.translation !== undefined &&
            version.translated_from !== null &&
            isWithoutWords(version),
        },
      };
    },

    async followInPost(ctx: Context) {
      const post = await requirePost(ctx, 'update');
      const { seen } = parseBody(ctx, BODIES.follow);
      await followInPost(strapi, post, { seen, author: author() });
      ctx.body = { data: {} };
    },

    async followInDraft(ctx: Context) {
      const version = await requireEditable(ctx);
      await followInDraft(strapi, version, parseBody(ctx, BODIES.follow).seen);
      ctx.body = { data: {} };
    },

    async table(ctx: Context) {
      if (!mayUse(strapi, 'read', POST)) throw new errors.ForbiddenError();
      const query = tableQuery.safeParse(ctx.query);
      if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
      const { page, ...filter } = query.data;
      ctx.body = { data: await translationTable(strapi, filter, page) };
    },

    async translateByMachine(ctx: Context) {
      const version = await requireEditable(ctx);
      const { updatedAt: seen } = parseBody(ctx, BODIES.machine);
      const service = environment.translation;
      if (!service) throw new errors.ValidationError('Machine translation is not set up.');
      const options = { service, author: author(), seen };
      try {
        const { updatedAt } = await translateDraft(strapi, version, options);
        ctx.body = { data: { updatedAt } };
      } catch (error) {
        if (!(error instanceof MachineError)) throw error;
        strapi.log.warn(error.message);
        throw new errors.ApplicationError(error.message, { reason: `machine-${error.reason}` });
      }
    },

    async markChecked(ctx: Context) {
      await writeFields(ctx, { is_machine_translated: false });
    },

    async markSmallChange(ctx: Context) {
      await writeFields(ctx, parseBody(ctx, BODIES.smallChange));
    },
  };
}
