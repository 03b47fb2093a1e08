import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, startDeskFixture } from './desk-fixture.ts';
import { anyDatabase } from './services.ts';
import { type RecordedService, startTranslationService } from './translation-service.ts';

// Of the posts in contract/seed: 101 is in English, 102 is hidden.
describe.each(anyDatabase)('machine translations on $database', ({ database, url }) => {
  describe.skipIf(!url)('where an operator allows them', () => {
    let recorded: RecordedService;
    let fixture: DeskFixture;

    beforeAll(async () => {
      recorded = await startTranslationService();
      fixture = await startDeskFixture(database, {
        TRANSLATION_SERVICE: 'libretranslate',
        TRANSLATION_URL: recorded.url,
        TRANSLATIONS_PER_DAY: '20',
      });
    });
    afterAll(async () => {
      await fixture.close();
      await recorded.shutDown();
    });
    beforeEach(() => {
      recorded.calls.length = 0;
    });

    const ask = async (path: string) => {
      const response = await fetch(`${fixture.url}/api/machine-translations${path}`);
      return { status: response.status, body: await response.json() };
    };

    test('are offered in the languages of communities', async () => {
      const { body } = await ask('');
      expect(body.data.languages).toEqual(expect.arrayContaining(['ar', 'en', 'tr']));
    });

    test('have the translated words of a public post, and are made once', async () => {
      const { status, body } = await ask('/101/tr');
      expect(status).toBe(200);
      expect(body.data.state).toBe('ready');
      expect(body.data.title).toBe('[tr] The first week');
      expect(body.data.description).toContain('<p>[tr] ');
      expect(recorded.calls).toHaveLength(2);
      expect(await ask('/101/tr')).toEqual({ status, body });
      expect(recorded.calls).toHaveLength(2);
    });

    test('are made anew when the words change', async () => {
      await ask('/101/tr');
      await fixture.publish(await fixture.documentIdAt('posts/101'), { title: 'Other words' });
      expect((await ask('/101/tr')).body.data.title).toBe('[tr] Other words');
    });

    test.each(['/102/tr', '/999999/tr', '/2147483648/tr', '/101/en', '/101/xx', '/abc/tr'])(
      'do not exist at %s',
      async (path) => {
        expect((await ask(path)).status).toBe(404);
        expect(recorded.calls).toEqual([]);
      },
    );

    test('are not made for a while after the service failed', async () => {
      recorded.answer = { status: 429, body: '{"error":"Slowdown"}' };
      expect((await ask('/101/ar')).body).toEqual({ data: { state: 'unavailable' } });
      recorded.answer = undefined;
      expect((await ask('/101/ar')).body).toEqual({ data: { state: 'unavailable' } });
      expect((await ask('/101/tr')).body.data.state).toBe('ready');
    });
  });

  test.skipIf(!url)('do not exist by default', async () => {
    for (const path of ['', '/101/tr']) {
      const response = await fetch(`${url}/api/machine-translations${path}`);
      expect(response.status).toBe(404);
    }
  });
});
