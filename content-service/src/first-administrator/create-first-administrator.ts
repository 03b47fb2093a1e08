import type { Core } from '@strapi/strapi';
import { abortStartup, type Environment } from '../environment';
import { readPasswordFile } from './password-file';
import { hasAdministrator } from './secret';

/**
 * Makes the first administrator that ADMIN_EMAIL and ADMIN_PASSWORD_FILE describe. Ends the program
 * with one sentence where the file cannot be read, or its password cannot be used.
 */
export async function createFirstAdministrator(
  strapi: Core.Strapi,
  { email, passwordFile }: NonNullable<Environment['firstAdministrator']>,
): Promise<void> {
  const user = { email, password: passwordIn(passwordFile), firstname: 'Administrator' };
  try {
    await strapi.service('admin::user').createFirstAdmin(user);
  } catch (error) {
    // Another copy of the service, started at the same moment, may have been faster.
    if (!(await hasAdministrator(strapi))) throw error;
  }
}

function passwordIn(file: string): string {
  try {
    return readPasswordFile(file);
  } catch (error) {
    return abortStartup(error);
  }
}
