import type { Core } from '@strapi/strapi';

/** Records which version last ran on the database, for `npm run diyar -- upgrade`. */
export async function recordVersion(strapi: Core.Strapi): Promise<void> {
  // Strapi reads it from package.json.
  const value: unknown = strapi.config.get('info.version');
  await strapi.store({ type: 'core', name: 'service' }).set({ key: 'version', value });
}
