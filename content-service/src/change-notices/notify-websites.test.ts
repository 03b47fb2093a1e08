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

test('a save is told once it is committed, and needs no transaction that could fail', async () => {
  expect(await save(context, async () => saved)).toBe(saved);
  expect(transaction).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(sendNotice).toHaveBeenCalledOnce());
  expect(vi.mocked(sendNotice).mock.calls[0]?.[2]).toEqual([{ type: 'city', id: 3 }]);
});

test('a save within a transaction is told when that is committed', async () => {
  inTransaction = true;
  await save(context, async () => saved);
  expect(transaction).toHaveBeenCalledOnce();
  // What was written is not read before that, as others would not see it yet.
  expect(findMany).not.toHaveBeenCalled();
  commit();
  await vi.waitFor(() => expect(sendNotice).toHaveBeenCalledOnce());
});
