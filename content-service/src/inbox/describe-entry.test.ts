import { expect, test } from 'vitest';
import { describeEntry } from './describe-entry';

const entry = {
  id: 1,
  documentId: 'abc',
  createdAt: '2026-11-20T09:00:00.000Z',
  email: 'mariam@example.org' as string | null,
  language: 'ar',
  assignee: null as { id: number } | null,
  assignee_name: null,
  answered_at: null,
  done_at: null,
};

test.each([
  ['nobody has', null, false],
  ['the reader has', { id: 7 }, true],
  ['another user has', { id: 8 }, false],
])('an entry that %s', (_, assignee, isOwn) => {
  expect(describeEntry('messages', { ...entry, assignee }, 7).isOwn).toBe(isOwn);
});

test('says how far a message or a report is, by the field of each', () => {
  const states = { state: 'in-work', progress: 'done' as const };
  expect(describeEntry('reports', { ...entry, ...states }, 7).progress).toBe('in-work');
  expect(describeEntry('messages', { ...entry, ...states }, 7).progress).toBe('done');
  expect(describeEntry('messages', { ...entry, progress: null }, 7).progress).toBe('new');
});

test('says whether it can be answered, but not to which address', () => {
  const answerable = describeEntry('reports', entry, 7);
  expect(answerable.isAnswerable).toBe(true);
  expect(JSON.stringify(answerable)).not.toContain('mariam');
  expect(describeEntry('reports', { ...entry, email: null }, 7).isAnswerable).toBe(false);
});
