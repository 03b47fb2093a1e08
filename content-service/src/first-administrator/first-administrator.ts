import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { createFirstAdministrator } from './create-first-administrator';
import { removeLinkFile, writeLinkFile } from './link-file';
import { LINK_PATH } from './page';
import { closeRegistration, hasAdministrator, openRegistration } from './secret';

/** Ends the link with the first administrator, whoever makes it: the link, a variable or a command. */
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
 * At a start that finds no administrator, makes the one that the variables describe, or prints a link
 * by which one can be registered, and writes it to a file. What starts this service keeps the line,
 * which begins with "first administrator:", out of its log.
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
