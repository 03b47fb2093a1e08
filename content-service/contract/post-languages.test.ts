import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type DeskFixture, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';

describe.each(services)('the languages of each kind on $database', ({ database, url }) => {
  describe.skipIf(!url)('of posts', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const readLanguages = async () => (await callApi(fixture.url, 'post-languages')).data;

    test('are those of visible posts', async () => {
      expect(await readLanguages()).toEqual([
        { kind: 'Article', languages: ['ar', 'en'] },
        { kind: 'Business', languages: ['ar', 'tr'] },
        { kind: 'Event', languages: ['en', 'tr'] },
        { kind: 'Forum', languages: ['en'] },
        { kind: 'Marketplace', languages: ['en'] },
      ]);
    });

    test('change when the only post in one of them is hidden', async () => {
      await fixture.publish(await fixture.documentIdAt('posts/201'), { is_active: false });
      expect(await readLanguages()).toContainEqual({ kind: 'Business', languages: ['tr'] });
    });
  });
});
