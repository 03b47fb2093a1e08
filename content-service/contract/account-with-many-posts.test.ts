import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccountsDesk, openAccountsDesk } from './accounts-desk.ts';
import { ask } from './ask.ts';
import { changeRows } from './change-rows.ts';
import { publishFor } from './published.ts';
import { services } from './services.ts';
import { startToldWebsite } from './website-told.ts';

/** A thousand more posts of a post's creator; the word stands in slug and search text. */
const THOUSAND_MORE = `
  WITH RECURSIVE numbers(number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1000
  ), given(word) AS (VALUES ($1))
  INSERT INTO posts (document_id, title, slug, search_text, is_active, stick_top, sticky_order,
    is_harbour_partner, creator_id, created_at, updated_at)
  SELECT word || number, word, word || '-' || number, word, is_active, stick_top, sticky_order,
    is_harbour_partner, creator_id, created_at, updated_at
  FROM posts, numbers, given WHERE id = $2`;

describe.each(services)('a deletion on $database', ({ database, url }) => {
  describe.skipIf(!url)('of an account with a thousand posts', () => {
    let desk: AccountsDesk;

    beforeAll(async () => {
      desk = await openAccountsDesk(database);
    });
    afterAll(() => desk.close());

    test.each(['remove', 'anonymise'])(
      'answers in time, and tells of each (%s)',
      async (DELETED_POSTS) => {
        const website = await startToldWebsite();
        await desk.service().stop();
        await desk.startAgain({ DELETED_POSTS, WEBSITE_NOTICES: website.url });
        const owner = await desk.makeAccount();
        const published = await publishFor(desk.editor(), owner);
        const isRemoved = DELETED_POSTS === 'remove';
        const word = `bulk${owner.id}`;
        await changeRows(desk.place, THOUSAND_MORE, word, published.post.id);
        const { url: service } = desk.service();
        const found = () => ask(service, `posts?_q=${word}&populate=creator`);
        expect((await found()).meta.pagination?.total).toBe(1000);
        const began = performance.now();
        const answer = await desk.post('account-deletion/with-password', owner);
        expect(answer.status).toBe(200);
        // The website waits no longer.
        expect(performance.now() - began).toBeLessThan(5000);
        const { meta, attributes } = await found();
        expect(meta.pagination?.total).toBe(isRemoved ? 0 : 1000);
        if (!isRemoved) expect(attributes.creator).toEqual({ data: null });
        await vi.waitFor(
          () => {
            const told = website.changes().map((change) => (change as { slug?: string }).slug);
            expect(new Set(told.filter((slug) => slug?.startsWith(word))).size).toBe(1000);
          },
          { timeout: 40_000, interval: 20 },
        );
        await website.goDown();
      },
    );
  });
});
