import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type PanelUser, POSTS, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';
import { type RecordedService, startTranslationService } from './translation-service.ts';
import { startVersionFixture, type VersionFixture } from './version-fixture.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

interface Language {
  code: string;
  community: string;
  post: { documentId: string; state: string } | null;
  draft: string | null;
  mayTranslate: boolean;
}

interface Translation {
  source: { documentId: string; updatedAt: string; title: string };
  isOutdated: boolean;
  isMachineTranslated: boolean;
  differences: { field: string; before: unknown; after: unknown }[];
}

describe.each(services)('translations on $database', ({ database, url }) => {
  describe.skipIf(!url)('of posts', () => {
    let fixture: VersionFixture;
    let administrator: PanelUser;
    let recorded: RecordedService;
    let website: WebhookReceiver;

    beforeAll(async () => {
      recorded = await startTranslationService();
      website = await startWebhookReceiver();
      fixture = await startVersionFixture(database, {
        TRANSLATION_SERVICE: 'libretranslate',
        TRANSLATION_URL: recorded.url,
        WEBSITE_NOTICES: website.url,
      });
      administrator = fixture.administrator;
    });
    afterAll(async () => {
      await fixture.close();
      await recorded.shutDown();
      await website.shutDown();
    });

    const communityOf = (code: string) =>
      fixture.documentIdAt(`nationalities?filters[language_query]=${code}`);
    const start = async (source: string, code: string, user = administrator) =>
      user.call('POST', `/desk/posts/${source}/translations`, {
        community: await communityOf(code),
      });
    const languagesOf = async (postId: string, user = administrator) => {
      const { languages } = await user.desk('GET', `/posts/${postId}/translations`);
      const list = Object.values(languages as Language[]);
      return Object.fromEntries(list.map((language) => [language.code, language]));
    };
    const translationIn = async (address: string) =>
      (await administrator.desk('GET', address)).translation as Translation;
    /** Saves what is typed in a draft and makes it public. @returns document id of the post */
    const finish = async (versionId: unknown, data: Record<string, unknown>) => {
      await administrator.call('PUT', `${VERSIONS}/${versionId}`, data);
      const { updatedAt } = await administrator.loadVersion(versionId);
      const made = await administrator.desk('POST', `/versions/${versionId}/make-public`, {
        updatedAt,
      });
      return String(made.postDocumentId);
    };
    /** A post with its public translation into Turkish. */
    const createPair = async () => {
      const source = (await fixture.createFullPost()).documentId;
      const { data } = await start(source, 'tr');
      const translation = await finish(data.documentId, {
        title: 'Kafe',
        description: '<p>Çay.</p>',
      });
      return { source, translation };
    };
    const isOutdated = async (postId: string) =>
      (await translationIn(`/posts/${postId}/translations`)).isOutdated;

    test('begin as drafts with everything but the words', async () => {
      const { id, documentId } = await fixture.createFullPost();
      const before = await fixture.readPost(id);
      const { data } = await start(documentId, 'ar');
      const draft = await administrator.loadVersion(data.documentId);
      expect(draft).toMatchObject({
        state: 'autosaved',
        title: null,
        description: null,
        slug: null,
        post_document_id: null,
        nationality: { language_query: 'ar' },
        picture: { name: 'front.png' },
        information: { phone: '+971 50 1234567', opening_hours: 'Mo-Fr 09:00-18:00' },
        city: { slug: 'dubai' },
      });
      expect((await fixture.readPost(id)).attributes.updatedAt).toBe(before.attributes.updatedAt);
      // A second translator finds it.
      expect((await start(documentId, 'ar')).data).toEqual(data);
      expect(await languagesOf(documentId)).toMatchObject({
        ar: { post: null, draft: data.documentId, mayTranslate: true },
        en: { post: { documentId, state: 'original' }, draft: null },
        tr: { post: null, draft: null },
      });
    });

    test('are public posts of the same group, and exist once in a language', async () => {
      const { source, translation } = await createPair();
      expect(await languagesOf(translation)).toMatchObject({
        en: { post: { documentId: source, state: 'original' } },
        tr: { post: { documentId: translation, state: 'current' }, draft: null },
      });
      for (const [code, documentId] of [
        ['tr', translation],
        ['en', source],
      ] as const) {
        expect(await start(source, code)).toMatchObject({
          status: 409,
          error: { details: { reason: 'translation-exists', documentId } },
        });
      }
    });

    test('are not moved to a language that the post exists in', async () => {
      const { source } = await createPair();
      const { data } = await start(source, 'ar');
      const version = `${VERSIONS}/${data.documentId}`;
      const address = `/desk/versions/${data.documentId}/autosave`;
      for (const code of ['en', 'tr']) {
        const nationality = await communityOf(code);
        const { updatedAt } = await administrator.loadVersion(data.documentId);
        const rejected = await Promise.all([
          administrator.call('PUT', version, { nationality }),
          administrator.call('POST', address, { updatedAt, data: { nationality } }),
        ]);
        for (const { status, error } of rejected) {
          expect([status, error]).toEqual([
            400,
            expect.objectContaining({
              message: expect.stringMatching(/^This post already exists in that language: “/),
            }),
          ]);
        }
      }
      expect(await administrator.loadVersion(data.documentId)).toMatchObject({
        nationality: { language_query: 'ar' },
      });
      const { status } = await administrator.call('PUT', version, { title: 'قهوة' });
      expect(status).toBe(200);
    });

    test('are not moved to a language that another draft is in', async () => {
      const source = (await fixture.createFullPost()).documentId;
      const [arabic, turkish] = [await start(source, 'ar'), await start(source, 'tr')];
      const nationality = await communityOf('tr');
      const save = (draft: typeof arabic, data: object) =>
        administrator.call('PUT', `${VERSIONS}/${draft.data.documentId}`, data);
      expect(await save(arabic, { nationality })).toMatchObject({
        status: 400,
        error: {
          message: expect.stringMatching(/^A translation into that language has been started/),
        },
      });
      expect(await save(turkish, { nationality, title: 'Kahve' })).toMatchObject({ status: 200 });
      expect(await save(arabic, { nationality: null })).toMatchObject({ status: 200 });
    });

    test('are outdated when the words of the source change, and not when other fields do', async () => {
      const { source, translation } = await createPair();
      await fixture.publish(source, { price: 12, currency: 'AED' });
      expect(await isOutdated(translation)).toBe(false);
      await fixture.publish(source, { title: 'A café with nearly everything' });
      const { isOutdated: isNow, differences } = await translationIn(
        `/posts/${translation}/translations`,
      );
      expect(isNow).toBe(true);
      expect(differences).toEqual([
        {
          field: 'title',
          before: 'A café with everything',
          after: 'A café with nearly everything',
        },
      ]);
      expect(await languagesOf(source)).toMatchObject({ tr: { post: { state: 'outdated' } } });
    });

    test.each([
      [
        'a token',
        (source: string) =>
          fixture.writeWithToken('PUT', `posts/${source}`, {
            description: '<p>Coffee.</p>',
            words_changed_at: null,
          }),
      ],
      [
        'an administrator',
        (source: string) => administrator.call('PUT', `${POSTS}/${source}`, { title: 'Tea room' }),
      ],
    ])('are outdated when %s changes the words of the source', async (_, write) => {
      const { source, translation } = await createPair();
      await write(source);
      expect(await isOutdated(translation)).toBe(true);
    });

    test('are in the notice of a change of their source', async () => {
      const { source, translation } = await createPair();
      const { data } = await administrator.call('GET', `${POSTS}/${translation}`);
      const before = website.notices.length;
      await fixture.publish(source, { title: 'A tea house' });
      const changes = () =>
        website.notices.slice(before).map(({ body }) => JSON.parse(body).changes);
      await expect
        .poll(() => changes().flat(), { timeout: 10_000 })
        .toContainEqual(expect.objectContaining({ type: 'post', id: data.id }));
    });

    test('stay current through a small change of the source', async () => {
      const { source, translation } = await createPair();
      const { documentId } = await administrator.desk('POST', `/posts/${source}/version`);
      expect(await administrator.desk('GET', `/versions/${documentId}/translation`)).toMatchObject({
        hasTranslations: true,
        smallChange: false,
      });
      await administrator.desk('POST', `/versions/${documentId}/small-change`, {
        small_change: true,
      });
      await finish(documentId, { title: 'A cafe with everything' });
      expect(await isOutdated(translation)).toBe(false);
      // The next one counts again.
      await fixture.publish(source, { title: 'A tea house' });
      expect(await isOutdated(translation)).toBe(true);
    });

    test('are up to date when an editor says so, and a draft of them does not conflict', async () => {
      const { source, translation } = await createPair();
      await fixture.publish(source, { title: 'A tea house' });
      const draft = await administrator.desk('POST', `/posts/${translation}/version`);
      const { updatedAt: seen } = (await translationIn(`/versions/${draft.documentId}/translation`))
        .source;
      await fixture.publish(source, { title: 'A tea room' });
      const address = `/desk/posts/${translation}/follow`;
      expect(await administrator.call('POST', address, { seen })).toMatchObject({
        status: 409,
        error: { details: { reason: 'source-changed' } },
      });
      const { source: now } = await translationIn(`/posts/${translation}/translations`);
      await administrator.desk('POST', `/posts/${translation}/follow`, { seen: now.updatedAt });
      const view = await translationIn(`/posts/${translation}/translations`);
      expect(view).toMatchObject({ isOutdated: false, differences: [] });
      await finish(draft.documentId, { title: 'Çay salonu' });
      expect(await isOutdated(translation)).toBe(false);
    });

    test('are up to date once a draft that was marked so is public', async () => {
      const { source, translation } = await createPair();
      await fixture.publish(source, { title: 'A tea house' });
      const { documentId } = await administrator.desk('POST', `/posts/${translation}/version`);
      const before = await administrator.loadVersion(documentId);
      const view = await translationIn(`/versions/${documentId}/translation`);
      await administrator.desk('POST', `/versions/${documentId}/follow`, {
        seen: view.source.updatedAt,
      });
      // Forms that are open stay valid.
      expect((await administrator.loadVersion(documentId)).updatedAt).toBe(before.updatedAt);
      expect(await isOutdated(translation)).toBe(true);
      await finish(documentId, { title: 'Çay evi' });
      expect(await isOutdated(translation)).toBe(false);
    });

    test('keep group and time through an earlier version, deletion and its undo', async () => {
      const { source, translation } = await createPair();
      const [oldest] = (await fixture.history(source)).toReversed();
      await fixture.publish(source, { title: 'A tea house' });
      const { documentId } = await administrator.desk(
        'POST',
        `/versions/${oldest?.documentId}/restore`,
      );
      await finish(documentId, {});
      await administrator.desk('DELETE', `/posts/${source}`);
      await administrator.desk('POST', `/deleted-posts/${source}/undo`);
      expect(await languagesOf(source)).toMatchObject({
        en: { post: { documentId: source } },
        tr: { post: { documentId: translation, state: 'outdated' } },
      });
    });

    test('are not put back beside a newer one into the same language', async () => {
      const { source, translation } = await createPair();
      await administrator.desk('DELETE', `/posts/${translation}`);
      const { data } = await start(source, 'tr');
      const newer = await finish(data.documentId, { title: 'Kahvehane' });
      const undo = () => administrator.call('POST', `/desk/deleted-posts/${translation}/undo`);
      expect(await undo()).toMatchObject({
        status: 409,
        error: { details: { reason: 'language-taken', documentId: newer } },
      });
      await administrator.desk('DELETE', `/posts/${newer}`);
      expect((await undo()).status).toBe(200);
    });

    test('keep their language from a version of the source that is older than they are', async () => {
      const { documentId } = await fixture.createFullPost();
      await fixture.publish(documentId, { nationality: await communityOf('tr') });
      await fixture.publish(documentId, { nationality: await communityOf('en') });
      const [, inTurkish] = await fixture.history(documentId);
      const { data } = await start(documentId, 'tr');
      await finish(data.documentId, { title: 'Kafe' });
      const restored = await administrator.desk(
        'POST',
        `/versions/${inTurkish?.documentId}/restore`,
      );
      const { updatedAt } = await administrator.loadVersion(restored.documentId);
      const address = `/desk/versions/${restored.documentId}/make-public`;
      expect(await administrator.call('POST', address, { updatedAt })).toMatchObject({
        status: 400,
        error: { message: expect.stringMatching(/^This post already exists in that language/) },
      });
    });

    test('say nothing else than the desk wrote', async () => {
      const { translation } = await createPair();
      const { documentId } = await administrator.desk('POST', `/posts/${translation}/version`);
      const forged = { translation_group: 'mine', translated_from: 1, source_words_at: null };
      await administrator.call('PUT', `${VERSIONS}/${documentId}`, forged);
      const { updatedAt } = await administrator.loadVersion(documentId);
      await administrator.desk('POST', `/versions/${documentId}/autosave`, {
        updatedAt,
        data: forged,
      });
      const stored = await administrator.loadVersion(documentId);
      expect(stored.translation_group).not.toBe('mine');
      expect(stored.translated_from).toBeGreaterThan(1);
      expect(stored.source_words_at).toEqual(expect.any(String));
    });

    test('are begun by editors of one language in theirs only', async () => {
      const arabic = await fixture.signInAs('Post editor, Arabic');
      const source = (await fixture.createFullPost()).documentId;
      expect(await languagesOf(source, arabic)).toMatchObject({
        ar: { mayTranslate: true },
        tr: { mayTranslate: false },
      });
      expect((await start(source, 'tr', arabic)).status).toBe(403);
      expect(await languagesOf(source)).toMatchObject({ tr: { draft: null } });
      const { status, data } = await start(source, 'ar', arabic);
      expect(status).toBe(200);
      expect(await arabic.desk('GET', `/versions/${data.documentId}/translation`)).toMatchObject({
        translation: { source: { documentId: source }, isOutdated: false },
      });
      const guest = await fixture.signInWithoutRights();
      expect((await start(source, 'tr', guest)).status).toBe(403);
      expect((await guest.call('GET', '/desk/translations')).status).toBe(403);
    });

    test('are filled by a machine, not made public, and marked until an editor has checked them', async () => {
      const { documentId } = await fixture.createFullPost();
      const { data } = await start(documentId, 'tr');
      const address = `/versions/${data.documentId}`;
      const view = () => administrator.desk('GET', `${address}/translation`);
      expect(await view()).toMatchObject({ canTranslateByMachine: true });
      const { updatedAt } = await administrator.loadVersion(data.documentId);
      expect(recorded.calls).toEqual([]);
      recorded.answer = { status: 429, body: '{"error":"Slowdown"}' };
      const refused = await administrator.call('POST', `/desk${address}/machine-translation`, {
        updatedAt,
      });
      expect(refused).toMatchObject({
        status: 400,
        error: { details: { reason: 'machine-busy' } },
      });
      recorded.answer = undefined;
      await administrator.desk('POST', `${address}/machine-translation`, { updatedAt });
      const filled = await administrator.loadVersion(data.documentId);
      expect(filled).toMatchObject({
        state: 'draft',
        title: '[tr] A café with everything',
        description: '<p>[tr] Tea.</p>',
      });
      expect(await view()).toMatchObject({
        canTranslateByMachine: false,
        translation: { isMachineTranslated: true },
      });
      // Words are never replaced.
      const again = await administrator.call('POST', `/desk${address}/machine-translation`, {
        updatedAt: filled.updatedAt,
      });
      expect(again.status).toBe(400);
      await finish(data.documentId, { title: 'Her şeyi olan kafe' });
      const translation = (await languagesOf(documentId)).tr?.post;
      expect(translation).toMatchObject({ state: 'machine' });
      const draft = await administrator.desk('POST', `/posts/${translation?.documentId}/version`);
      await administrator.desk('POST', `/versions/${draft.documentId}/checked`);
      await finish(draft.documentId, {});
      expect(await languagesOf(documentId)).toMatchObject({ tr: { post: { state: 'current' } } });
    });

    test('are listed in a table, by kind and by the language that needs work', async () => {
      const { source, translation } = await createPair();
      const rowsOf = async (query: string) => {
        const { rows } = await administrator.desk('GET', `/translations?${query}`);
        return Object.values(rows as { postId: string; languages: Language[] }[]);
      };
      const numberAt = async (address: string) => {
        const { ids } = await callApi(fixture.url, address);
        return ids[0];
      };
      const turkish = await numberAt('nationalities?filters[language_query]=tr');
      const business = await numberAt('post-types?filters[name]=Business');
      const article = await numberAt('post-types?filters[name]=Article');
      const idsOf = async (query: string) => (await rowsOf(query)).map(({ postId }) => postId);
      const [newest] = await rowsOf('');
      expect(newest?.postId).toBe(source);
      expect(newest?.languages.map(({ code, post }) => [code, post?.state])).toEqual([
        ['ar', undefined],
        ['en', 'original'],
        ['tr', 'current'],
      ]);
      expect(await idsOf('')).not.toContain(translation);
      expect(await idsOf(`kind=${business}`)).toContain(source);
      expect(await idsOf(`kind=${article}`)).not.toContain(source);
      expect(await idsOf(`needs=${turkish}`)).not.toContain(source);
      await fixture.publish(source, { title: 'A tea house' });
      expect(await idsOf(`needs=${turkish}`)).toContain(source);
      expect((await administrator.call('GET', '/desk/translations?page=x')).status).toBe(400);
    });
  });
});
