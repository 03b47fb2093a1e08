import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const MAIL_IS_OFF =
  'mail: SMTP_URL is not set, so no mail is sent; contact messages stay in the panel';

describe('a process that has run a service', () => {
  const locations: DataLocation[] = [];
  let second: RunningService | undefined;
  afterEach(async () => {
    await second?.stop();
    for (const { dataDir } of locations.splice(0)) rmSync(dataDir, { recursive: true });
  });

  const start = async (variables: Record<string, string>, database = 'SQLite') => {
    const location = await createDataLocation(database, 'migrated');
    locations.push(location);
    return startInReusedProcess({ ...location, env: { DEMO_CONTENT: 'false', ...variables } });
  };

  test('runs the next one with its own environment and output, out of reach of the first', async () => {
    const first = await start({});
    expect(first.lastLines()).toEqual([MAIL_IS_OFF, `ready: ${first.url}/api`]);
    await first.stop();
    second = await start({
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'desk@harbour.example',
      CONTACT_TO: 'readers@office.example',
    });
    expect(second.pid).toBe(first.pid);
    expect(second.lastLines()).toEqual([`ready: ${second.url}/api`]);
    await first.stop();
    await first.kill();
    expect((await fetch(`${second.url}/_health`)).status).toBe(204);
    await expect(fetch(`${first.url}/_health`)).rejects.toThrow();
  });

  test.each(services.filter(({ url }) => url))(
    'runs the next one if the first was stopped while Strapi was still reading, on $database',
    async ({ database }) => {
      const first = await start({}, database);
      const editor = await signInToPanel(first.url);
      // Strapi reads a post once more after its response, for webhooks.
      const posts = '/content-manager/collection-types/api::post.post';
      await Promise.all(
        ['Rooms', 'Jobs'].map((title) => editor.call('POST', posts, { title, kind: 'Article' })),
      );
      await first.stop();
      second = await start({}, database);
      expect(second.pid).toBe(first.pid);
    },
  );

  test('ends with the sentence of a start that fails, and another takes its place', async () => {
    await expect(start({ TIME_ZONE: 'Nowhere' })).rejects.toThrow(
      'TIME_ZONE must be a time zone such as Asia/Dubai, not "Nowhere".',
    );
    second = await start({});
    expect((await fetch(`${second.url}/_health`)).status).toBe(204);
  });
});
