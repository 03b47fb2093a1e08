import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendNotice } from './notice';
import { notifyWebsites } from './notify-websites';

vi.mock('../environment', () => ({
  environment: { websiteToken: 'x'.repeat(32), websiteNotices: ['http://site.example'] },
}));
vi.mock('./notice', () => ({ sendNotice: vi.fn(async () => {}) }));

type Middleware = (context: unknown, next: () => Promise<unknown>) => Promise<unknown>;

let save: Middleware;
let inTransaction: boolean;
let commit: () => void;
const transaction = vi.fn();
const findMany = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  inTransaction = false;
  findMany.mockResolvedValue([{ id: 3 }]);
  transaction.mockImplementation((run) =>
    run({
      onCommit: (callback: () => void) => {
        commit = callback;
      },
    }),
  );
  const strapi = {
    db: {
      inTransaction: () => inTransaction,
      transaction,
      query: () => ({ findMany }),
    },
    contentType: () => ({ info: { singularName: 'city' } }),
    documents: {
      use: (middleware: Middleware) => {
        save = middleware;
      },
    },
    eventHub: { on: () => {} },
    log: { error: vi.fn(), warn: vi.fn() },
  };
  notifyWebsites(strapi as unknown as Core.Strapi);
});

const context = { uid: 'api::city.city', action: 'create', params: {} };
const saved = { documentId: 'abc' };

test('sends a notice after a save without opening another transaction', async () => {
  expect(await save(context, async () => saved)).toBe(saved);
  expect(transaction).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(sendNotice).toHaveBeenCalledOnce());
  expect(vi.mocked(sendNotice).mock.calls[0]?.[2]).toEqual([{ type: 'city', id: 3 }]);
});

test.each([
  'api::answer-template.answer-template',
  'api::scam-rule.scam-rule',
  'api::calendar-feed.calendar-feed',
  'api::concept.concept',
  'api::post-version.post-version',
  'plugin::users-permissions.user',
])('sends no notice of a save of %s, which no website shows', async (uid) => {
  await save({ ...context, uid }, async () => saved);
  expect(findMany).not.toHaveBeenCalled();
});

test('sends a notice for a save within a transaction only after its commit', async () => {
  inTransaction = true;
  await save(context, async () => saved);
  expect(transaction).toHaveBeenCalledOnce();
  // Nothing is read before the commit: other connections would not see the change yet.
  expect(findMany).not.toHaveBeenCalled();
  commit();
  await vi.waitFor(() => expect(sendNotice).toHaveBeenCalledOnce());
});

test.each([
  ['an update tells of the entry as it was and as it is', 'update', [{ id: 4 }], [3, 4]],
  ['a deletion tells of the entry as it was', 'delete', [], [3]],
] as const)('%s', async (_, action, after, ids) => {
  findMany.mockResolvedValueOnce([{ id: 3 }]).mockResolvedValue(after);
  await save({ ...context, action, params: saved }, async () => saved);
  await vi.waitFor(() => expect(sendNotice).toHaveBeenCalledOnce());
  const changes = ids.map((id) => ({ type: 'city', id }));
  expect(vi.mocked(sendNotice).mock.calls[0]?.[2]).toEqual(changes);
});
