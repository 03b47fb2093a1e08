import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { createFirstAdministrator } from './create-first-administrator';
import { removeLinkFile, writeLinkFile } from './link-file';
import { LINK_PATH } from './page';
import { closeRegistration, hasAdministrator, openRegistration } from './secret';

/** Revokes the link as soon as an administrator is created, by whatever means. */
export function watchForFirstAdministrator(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate() {
      await strapi.db.transaction(async ({ onCommit }) => {
        await closeRegistration(strapi);
        onCommit(removeLinkFile);
      });
    },
  });
}

/**
 * If there is no administrator, creates the one described by the environment, or prints a link for
 * registering one and writes it to a file. The programs that start this service keep the line, which
 * begins with "first administrator:", out of their logs.
 */
export async function prepareFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  const { firstAdministrator, publicUrl } = environment;
  const isMissing = !(await hasAdministrator(strapi));
  if (isMissing && firstAdministrator) await createFirstAdministrator(strapi, firstAdministrator);
  if (!isMissing || firstAdministrator) {
    await closeRegistration(strapi);
    removeLinkFile();
    return;
  }
  const link = `${publicUrl}${LINK_PATH}#${await openRegistration(strapi)}`;
  writeLinkFile(link);
  strapi.server.httpServer.once('listening', () =>
    process.stdout.write(`first administrator: to register, open ${link}\n`),
  );
}
