import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccountsFixture, startAccountsFixture } from './accounts-fixture.ts';
import { callApi } from './call-api.ts';
import { executeSql } from './database-access.ts';
import { publishContentFor } from './publish-content.ts';
import { anyDatabase, services } from './services.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** A thousand more posts by the creator of a post, with the given word in slug and search text. */
const INSERT_THOUSAND_POSTS = `
  WITH RECURSIVE numbers(number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1000
  ), given(word) AS (VALUES ($1))
  INSERT INTO posts (document_id, title, slug, search_text, is_active, stick_top, sticky_order,
    is_harbour_partner, creator_id, created_at, updated_at)
  SELECT word || number, word, word || '-' || number, word, is_active, stick_top, sticky_order,
    is_harbour_partner, creator_id, created_at, updated_at
  FROM posts, numbers, given WHERE id = $2`;

describe.each(services)('an account with a thousand posts on $database', ({ database, url }) => {
  // Anonymising has the statements of removing, and more.
  const choices = anyDatabase.some((each) => each.database === database)
    ? ['remove', 'anonymise']
    : ['anonymise'];
  describe.skipIf(!url).each(choices)('and DELETED_POSTS=%s', (DELETED_POSTS) => {
    let website: WebhookReceiver;
    let fixture: AccountsFixture;

    beforeAll(async () => {
      website = await startWebhookReceiver();
      const env = { DELETED_POSTS, WEBSITE_NOTICES: website.url };
      fixture = await startAccountsFixture(database, env);
    });
    afterAll(async () => {
      await fixture.close();
      await website.shutDown();
    });

    test('is deleted before the website gives up, with a notice for each post', async () => {
      const owner = await fixture.createAccount();
      const published = await publishContentFor(fixture.editor(), owner);
      const isRemoved = DELETED_POSTS === 'remove';
      const searchTerm = `bulk${owner.id}`;
      await executeSql(fixture.dataLocation, INSERT_THOUSAND_POSTS, searchTerm, published.post.id);
      const { url: service } = fixture.service();
      const findPosts = () => callApi(service, `posts?_q=${searchTerm}&populate=creator`);
      expect((await findPosts()).meta.pagination?.total).toBe(1000);
      const startedAt = performance.now();
      const response = await fixture.post('account-deletion/with-password', owner);
      expect(response.status).toBe(200);
      // How long the website waits.
      expect(performance.now() - startedAt).toBeLessThan(5000);
      const { meta, attributes } = await findPosts();
      expect(meta.pagination?.total).toBe(isRemoved ? 0 : 1000);
      if (!isRemoved) expect(attributes.creator).toEqual({ data: null });
      await vi.waitFor(
        () => {
          const notifiedSlugs = website
            .changes()
            .map((change) => (change as { slug?: string }).slug)
            .filter((slug) => slug?.startsWith(searchTerm));
          expect(new Set(notifiedSlugs).size).toBe(1000);
        },
        { timeout: 40_000, interval: 20 },
      );
    });
  });
});
