// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChanges, keptVersions, readOffer } from './unsaved-changes';
import { newPostId } from './unsaved-posts';
import { useChangesOfClosed } from './use-changes-of-closed';

const stored = vi.hoisted(() => ({
  versions: {} as Record<string, { state: string; post_document_id: string | null }>,
  async get(address: string) {
    const version = stored.versions[address.replace('/desk/versions/', '')];
    if (!version) throw new Error('404');
    return { data: { data: version } };
  },
}));
vi.mock('@strapi/strapi/admin', () => ({ useFetchClient: () => ({ get: stored.get }) }));

const NOW = new Date('2026-05-01T12:00:00Z');
const version = { userId: '1', versionId: 'v2' };
const onTaken = vi.fn();
let root: Root;

function Form() {
  useChangesOfClosed(version, 'post', onTaken);
  return null;
}
const keep = (versionId: string) =>
  keepChanges(
    { userId: '1', versionId },
    { fields: { title: `Typed in ${versionId}` }, basedOn: null, at: NOW.toISOString() },
  );
const open = async () => {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Form)));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  onTaken.mockClear();
});
afterEach(() => act(async () => root.unmount()));

test('what was typed in a version of the post that was made public meanwhile is offered', async () => {
  keep('v1');
  stored.versions = { v1: { state: 'public', post_document_id: 'post' } };
  await open();
  expect(onTaken).toHaveBeenCalledOnce();
  expect(readOffer(version, NOW)?.fields).toEqual({ title: 'Typed in v1' });
  expect(keptVersions('1')).toEqual(['v2']);
});

test('what was typed in open versions, other posts, deleted versions and new posts stays there', async () => {
  const ids = ['open', 'other', 'deleted', newPostId()];
  for (const id of ids) keep(id);
  stored.versions = {
    open: { state: 'draft', post_document_id: 'post' },
    other: { state: 'public', post_document_id: 'other post' },
  };
  await open();
  expect(onTaken).not.toHaveBeenCalled();
  expect(keptVersions('1').toSorted()).toEqual(ids.toSorted());
});
