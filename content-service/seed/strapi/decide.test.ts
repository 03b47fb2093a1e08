import { expect, it } from 'vitest';
import { decide, NOT_WRITTEN } from './decide';

const written = '2026-07-01T10:00:00.000Z';
const here = { id: 7, documentId: 'a', updatedAt: written };
const record = { document_id: 'a', hash: 'old', written };

it.each([
  ['new', undefined, null],
  ['already here', undefined, here],
  ['deleted here', record, null],
  ['as before', { ...record, hash: 'now' }, { ...here, updatedAt: '2026-07-02T10:00:00.000Z' }],
  ['changed', record, here],
  ['kept as changed here', record, { ...here, updatedAt: '2026-07-02T10:00:00.000Z' }],
  ['kept as changed here', { ...record, written: NOT_WRITTEN }, here],
])('%s', (outcome, known, existing) => {
  expect(decide(known, existing, 'now', 7)).toMatchObject({ outcome });
});

it('says when an entry has another number here', () => {
  expect(decide(undefined, here, 'now', 8).note).toBe('is here as number 7.');
});
