// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepChanges, offerChanges } from './unsaved-changes';
import { newPostId, unsavedPosts } from './unsaved-posts';

const NOW = new Date('2026-05-01T12:00:00Z');
const keep = (id: string, title: string, at: string, userId = '1') =>
  keepChanges({ userId, versionId: id }, { fields: { title }, basedOn: null, at });
const titles = (open: string[] = []) =>
  unsavedPosts('1', new Set(open), NOW).map(({ fields }) => fields.title);

beforeEach(() => localStorage.clear());

test('lists the posts of all forms, last typed first, but those that are open', () => {
  const [one, other, open] = [newPostId(), newPostId(), newPostId()];
  keep(one, 'One', '2026-05-01T09:00:00Z');
  keep(other, 'Other', '2026-05-01T10:00:00Z');
  keep(open, 'Open', '2026-05-01T11:00:00Z');
  expect(titles([open])).toEqual(['Other', 'One']);
});

test('lists neither the posts of other users nor changes of versions', () => {
  keep(newPostId(), 'Of another user', '2026-05-01T09:00:00Z', '11');
  keep('abc', 'Of a version', '2026-05-01T09:00:00Z');
  expect(titles()).toEqual([]);
});

test('deletes what is older than thirty days', () => {
  const id = newPostId();
  keep(id, 'Old', '2026-03-31T11:00:00Z');
  expect(titles()).toEqual([]);
  expect(offerChanges({ userId: '1', versionId: id }, NOW)).toBeNull();
});

test('leaves out what cannot be read', () => {
  localStorage.setItem('desk.unsaved.1.new-x', '{');
  expect(titles()).toEqual([]);
});
