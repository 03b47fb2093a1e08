// `npm run diyar -- administrator`: lets somebody into the panel of the database set in the environment.
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { runWithStrapi } from './run-with-strapi';

const [email = ''] = process.argv.slice(2);

runWithStrapi(async (strapi) => {
  const password = newPassword();
  const done = await setUpAdministrator(strapi, email.toLowerCase(), password);
  process.stdout.write(`${done}, with the password ${password}\nChange it after signing in.\n`);
});

/** Has what Strapi requires: a small letter, a capital letter and a digit. */
const newPassword = () => `${randomBytes(12).toString('base64url')}-aA1`;

/**
 * Creates an administrator, or makes one of the user with the address, whatever kept it out.
 * @returns what was done
 */
async function setUpAdministrator(
  strapi: Core.Strapi,
  email: string,
  password: string,
): Promise<string> {
  const users = strapi.service('admin::user');
  const { id: administrator } = await strapi.service('admin::role').getSuperAdmin();
  const known: { id: number; roles: { id: number }[] } | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { email }, populate: ['roles'] });
  const access = { password, isActive: true, blocked: false, registrationToken: null };
  if (!known) {
    const names = { email, firstname: 'Administrator' };
    await users.create({ ...names, ...access, roles: [administrator] });
    return `The administrator ${email} is created`;
  }
  const roles = new Set([...known.roles.map(({ id }) => id), administrator]);
  await users.updateById(known.id, { ...access, roles: [...roles] });
  return `${email} is an administrator`;
}
