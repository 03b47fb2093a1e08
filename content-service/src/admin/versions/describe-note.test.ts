import { expect, test } from 'vitest';
import { describeNote } from './describe-note';
import type { Say } from './texts/desk-texts';

/** Names the text instead of translating it. */
const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(' ');

test.each([
  [null, 'draft', null],
  ['Please look.', 'in-review', 'note.reviewer Please look.'],
  ['not-published: errors', 'in-review', 'not-published not-published.errors'],
  ['business: change', 'in-review', 'note.business-change'],
  ['business: closed\nWe retired.\nBye.', 'public', 'note.business-closed\nWe retired.\nBye.'],
  ['business: other', 'draft', 'note.author business: other'],
])('%j in state %s', (note, state, described) => {
  expect(describeNote({ note, state }, say)).toBe(described);
});
