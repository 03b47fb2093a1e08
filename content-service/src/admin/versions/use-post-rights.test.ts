// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VERSION } from './document-action';
import type { PostRights } from './load-post-rights';
import { usePostRights } from './use-post-rights';

const ALL: PostRights = { read: true, create: true, update: true };
const NONE: PostRights = { read: false, create: false, update: false };

const panel = vi.hoisted(() => ({
  permissions: [] as object[],
  get: vi.fn(),
}));
vi.mock('@strapi/strapi/admin', () => ({
  useAuth: (_: string, select: (state: object) => unknown) => select(panel),
  getFetchClient: () => ({ get: panel.get }),
}));

let root: Root;
let rights: Record<string, PostRights>;

function Row({ postId }: { postId: string }) {
  rights[postId] = usePostRights(postId);
  return null;
}
const show = async (...postIds: string[]) => {
  const rows = postIds.map((postId) => createElement(Row, { key: postId, postId }));
  await act(async () => root.render(createElement('div', null, rows)));
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const allow = (conditions: string[], ...actions: string[]) => {
  panel.permissions = actions.map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: VERSION,
    conditions,
  }));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  panel.get.mockReset();
  rights = {};
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('rights without a condition hold for all posts, and nothing is asked', async () => {
  allow([], 'read', 'create', 'update');
  await show('one');
  expect(rights).toEqual({ one: ALL });
  allow([], 'read');
  await show('other');
  expect(rights.other).toEqual({ ...NONE, read: true });
  expect(panel.get).not.toHaveBeenCalled();
});

test('rights with a condition are asked for all posts at once', async () => {
  allow(['api::post-language-ar'], 'read', 'create', 'update');
  const answer = Promise.withResolvers<object>();
  panel.get.mockReturnValue(answer.promise);
  await show('arabic', 'english');
  expect(rights).toEqual({ arabic: NONE, english: NONE });
  await act(async () => answer.resolve({ data: { data: { arabic: ALL, english: NONE } } }));
  expect(rights).toEqual({ arabic: ALL, english: NONE });
  expect(panel.get).toHaveBeenCalledExactlyOnceWith('/desk/rights?posts=arabic,english');
});

test('nothing is offered if the service cannot be asked', async () => {
  allow(['api::post-language-ar'], 'read');
  panel.get.mockRejectedValue(new Error('unreachable'));
  await show('one');
  expect(rights.one).toEqual(NONE);
});
