import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { previewAddresses } from '../preview/addresses';
import { autosave } from './autosave';
import { compareTyped } from './compare-typed';
import { deskAccess } from './desk-access';
import { BODIES, parseBody } from './desk-requests';
import { inDeskTransaction } from './desk-writes';
import { isSavedBy } from './find-versions';
import { notePresence } from './presence';
import { permittedFields } from './rights';
import { saveOver } from './save-over';
import type { Version } from './version';

/**
 * The calls of the desk while a version is being written: who else writes it, saving, preview. Each checks the rights on its post or version first.
 * @throws ForbiddenError, NotFoundError, ConflictError, ValidationError, which Strapi turns into
 * responses
 */
export function writingHandlers(strapi: Core.Strapi) {
  const { author, requireVersion, requireUse, requireScheduler } = deskAccess(strapi);

  return {
    async status(ctx: Context) {
      const version = await requireVersion(ctx, 'read');
      const { documentId, state, editor_name, updatedAt, post_document_id } = version;
      const { appears_at, disappears_at } = version;
      ctx.body = {
        data: {
          documentId,
          state,
          editor_name,
          is_own: await isSavedBy(strapi, documentId, author()),
          updatedAt,
          post_document_id,
          appears_at,
          disappears_at,
          time_zone: timeZoneOf(version),
        },
      };
    },

    async presence(ctx: Context) {
      const { documentId } = await requireVersion(ctx, 'read');
      ctx.body = { data: { others: await notePresence(strapi, documentId, author(), new Date()) } };
    },

    async preview(ctx: Context) {
      const { documentId } = await requireVersion(ctx, 'read');
      ctx.body = { data: previewAddresses(documentId, Date.now()) };
    },

    async autosave(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      const { documentId } = version;
      const { updatedAt, ...body } = parseBody(ctx, BODIES.autosave);
      const data = await permittedFields(strapi, version, body.data);
      // What the role may not leave like this is rolled back.
      const saved = await inDeskTransaction(strapi, async () => {
        const options = { author: author(), seen: updatedAt };
        const written = await autosave(strapi, documentId, data, options);
        requireUse('update', written);
        return written;
      });
      ctx.body = { data: { updatedAt: saved.updatedAt } };
    },

    async compareTyped(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      const body = parseBody(ctx, BODIES.compareTyped);
      const data = await permittedFields(strapi, version, body.data);
      ctx.body = { data: await compareTyped(strapi, version.documentId, data) };
    },

    async saveOver(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      requireScheduler(version);
      const { updatedAt, ...body } = parseBody(ctx, BODIES.saveOver);
      const data = await permittedFields(strapi, version, body.data);
      const saved = await inDeskTransaction(strapi, async () => {
        const options = { author: author(), seen: updatedAt };
        const written = await saveOver(strapi, version.documentId, data, options);
        requireUse('update', written);
        return written;
      });
      ctx.body = { data: { updatedAt: saved.updatedAt } };
    },
  };
}

/** The time zone of the place of a version, an IANA name. */
function timeZoneOf({ city }: Version): string | null {
  const hasZone = typeof city === 'object' && city !== null && 'time_zone' in city;
  return hasZone && typeof city.time_zone === 'string' ? city.time_zone : null;
}
