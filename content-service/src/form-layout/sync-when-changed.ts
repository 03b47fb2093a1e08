import type { Core } from '@strapi/strapi';
import { digestOf } from './digest-of';

/** Strapi's service for the configurations of types, or the one for those of components. */
interface SyncedService {
  syncConfigurations: () => Promise<void>;
}

/** How Strapi begins the keys of the configurations that it stores. */
const STORED = 'plugin_content_manager_configuration_';

/**
 * Has Strapi bring its layouts of forms and lists into line with the fields only if the fields or
 * Strapi itself have changed since it last did: that takes a sixth of the CPU time of a start.
 */
export function syncLayoutsWhenChanged(strapi: Core.Strapi): void {
  const manager = strapi.plugin('content-manager');
  syncWhenChanged(strapi, manager.service('content-types'), 'content_types', strapi.contentTypes);
  syncWhenChanged(strapi, manager.service('components'), 'components', strapi.components);
}

function syncWhenChanged(
  strapi: Core.Strapi,
  service: SyncedService,
  group: string,
  models: object,
): void {
  const sync = service.syncConfigurations.bind(service);
  const key = `synced ${group}`;
  service.syncConfigurations = async () => {
    const store = strapi.store({ type: 'core', name: 'form-layout' });
    const digest = digestOf([strapi.config.get('info.strapi'), models]);
    const stored = await strapi.db
      .query('strapi::core-store')
      .count({ where: { key: { $startsWith: `${STORED}${group}::` } } });
    const isComplete = stored === Object.keys(models).length;
    if (isComplete && (await store.get({ key })) === digest) return;
    await sync();
    await store.set({ key, value: digest });
  };
}
