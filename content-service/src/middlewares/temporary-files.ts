import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

/** A file of a multipart request, as koa-body stores it before anything else looks at the request. */
interface TemporaryFile {
  filepath: string;
}

/**
 * Deletes the files of a multipart request, whatever becomes of it. Strapi deletes those of the field
 * `files`, and only if nothing is thrown: all others would stay in the folder for temporary files, and
 * anybody could fill the disk.
 */
const temporaryFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  const fields: (TemporaryFile | TemporaryFile[])[] = Object.values(ctx.request.files ?? {});
  try {
    await next();
  } finally {
    await Promise.all(fields.flat().map(({ filepath }) => rm(filepath, { force: true })));
  }
};

export default temporaryFiles;
