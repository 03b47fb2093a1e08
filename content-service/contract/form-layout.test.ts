import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql } from './database-access.ts';
import { anyDatabase } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const seedDir = fileURLToPath(new URL('seed', import.meta.url));

interface Cell {
  name: string;
  size: number;
}
interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<
    string,
    { edit: { description?: string; mainField?: string }; list: { mainField?: string } }
  >;
  layouts: { list: string[]; edit: Cell[][] };
}

const COLUMNS = [
  'picture',
  'title',
  'post_type',
  'nationality',
  'city',
  'is_active',
  'checked_at',
  'updatedBy',
  'updatedAt',
];

describe.each(anyDatabase)('the layout of the panel on $database', ({ database, url }) => {
  describe.skipIf(!url)('is set by code', () => {
    let location: DataLocation;
    let service: RunningService;

    const start = async () => {
      service = await startInReusedProcess({ ...location, seedDir });
    };
    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      await start();
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    const address = (type: string) => `/content-manager/content-types/api::${type}/configuration`;
    const read = async (type: string) => {
      const { contentType, components } = await (await signInToPanel(service.url)).call(
        'GET',
        address(type),
      );
      return {
        ...(contentType as Configuration),
        components: components as Record<string, Configuration>,
      };
    };
    /** Restarts the service after a change of what Strapi stores. @param value an SQL expression */
    const restartWith = async (value: string, keys: string) => {
      await service.stop();
      await executeSql(
        location,
        `UPDATE strapi_core_store_settings SET value = ${value} WHERE key LIKE '${keys}'`,
      );
      await start();
    };
    /** Restarts the service as one whose layouts differ from those that were applied. */
    const restartWithOtherLayouts = () =>
      restartWith(`replace(value, '"digest":"', '"digest":"-')`, 'core_form-layout%');

    test('with the columns and order of the list, and the order of the form', async () => {
      const { layouts, settings, metadatas } = await read('post.post');
      expect(layouts.list).toEqual(COLUMNS);
      expect(settings).toMatchObject({ defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC' });
      const fields = layouts.edit.flat().map(({ name }) => name);
      expect(fields.slice(0, 3)).toEqual(['title', 'post_type', 'nationality']);
      expect(fields).not.toContain('purge_at');
      expect(fields).not.toContain('search_text');
      expect(metadatas.nationality?.edit.mainField).toBe('language');
    });

    test('with help below fields, also in components', async () => {
      const { metadatas, components } = await read('post.post');
      expect(metadatas.title?.edit.description).toContain('Example');
      const information = components['post.information']?.metadatas;
      expect(information?.opening_hours?.edit.description).toContain('Mo-Fr 09:00-18:00');
    });

    test('without a column that an earlier version had', async () => {
      const areas = 'plugin_content_manager_configuration%api::area.area';
      await restartWith(`replace(value, '["name"', '["name","gone"')`, areas);
      expect((await read('area.area')).layouts.list).toContain('gone');
      await restartWith(`'"of an earlier version"'`, 'core_form-layout_synced%');
      expect((await read('area.area')).layouts.list).not.toContain('gone');
    });

    test('also where the service before it has stored a number instead of a digest', async () => {
      const helpOfSlug = async () => (await read('area.area')).metadatas.slug?.edit.description;
      const help = await helpOfSlug();
      expect(help).toContain('al-barsha');
      await executeSql(
        location,
        `UPDATE strapi_core_store_settings SET value = replace(value, 'al-barsha', 'earlier')
         WHERE key LIKE '%api::area.area'`,
      );
      expect(await helpOfSlug()).toContain('earlier');
      const digest = `{"digest":"${'0'.repeat(64)}"`;
      const withNumber = `'{"version":8' || substr(value, ${digest.length + 1})`;
      await restartWith(withNumber, 'core_form-layout_api::area.area');
      expect(await helpOfSlug()).toBe(help);
    });

    test('once: what an operator changed stays, the rest follows a newer layout', async () => {
      const { layouts, settings, metadatas } = await read('post.post');
      const list = ['title', 'id'];
      await (await signInToPanel(service.url)).call('PUT', address('post.post'), {
        layouts: { ...layouts, list },
        settings,
        // As the panel sends it.
        metadatas: Object.fromEntries(
          Object.entries(metadatas).map(
            ([
              field,
              {
                edit,
                list: { mainField: _, ...column },
              },
            ]) => [field, { edit, list: column }],
          ),
        ),
      });
      await executeSql(
        location,
        `UPDATE strapi_core_store_settings SET value = replace(value, 'time_zone","updatedAt"', 'time_zone"')
         WHERE key LIKE '%api::city.city'`,
      );
      expect((await read('city.city')).layouts.list).toEqual(['name', 'country', 'time_zone']);
      await restartWithOtherLayouts();
      expect((await read('post.post')).layouts.list).toEqual(list);
      expect((await read('city.city')).layouts.list).toEqual([
        'name',
        'country',
        'time_zone',
        'updatedAt',
      ]);
    });
  });
});
