import type { Core } from '@strapi/strapi';
import { abortStartup, type Environment } from '../environment';
import { readPasswordFile } from './password-file';
import { hasAdministrator } from './secret';

/**
 * Creates the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD_FILE. Ends the program with one
 * sentence if the file cannot be read or its password is not acceptable.
 */
export async function createFirstAdministrator(
  strapi: Core.Strapi,
  { email, passwordFile }: NonNullable<Environment['firstAdministrator']>,
): Promise<void> {
  const user = { email, password: passwordIn(passwordFile), firstname: 'Administrator' };
  try {
    await strapi.service('admin::user').createFirstAdmin(user);
  } catch (error) {
    // Another instance, started at the same time, may have been faster.
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
