import { expect, test } from 'vitest';
import { describeNote, describeNotes } from './describe-note';
import type { Say } from './texts/desk-texts';

/** Names the text instead of translating it. */
const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(' ');

test.each([
  [null, 'draft', null],
  ['Please look.', 'in-review', 'note.reviewer Please look.'],
  ['calendar: changed', 'in-review', 'note.calendar-changed'],
  ['calendar: gone', 'in-review', 'note.calendar-gone'],
  ['not-published: errors', 'in-review', 'not-published not-published.errors'],
  ['business: change', 'in-review', 'note.business-change'],
  ['business: closed\nWe retired.\nBye.', 'public', 'note.business-closed\nWe retired.\nBye.'],
  ['business: other', 'draft', 'note.author business: other'],
])('%j in state %s', (note, state, described) => {
  expect(describeNote({ note, state }, say)).toBe(described);
});

test('keeps all that authors and reviewers wrote, and who and when', () => {
  const asked = { to: 'reviewer', note: 'Is it right?', by: 'Leyla', at: '2026-05-01' } as const;
  const answered = { to: 'author', note: 'Yes.', by: 'Omar', at: '2026-05-02' } as const;
  const notes = [asked, answered];
  const described = [
    { text: 'note.reviewer Is it right?', by: 'Leyla', at: '2026-05-01' },
    { text: 'note.author Yes.', by: 'Omar', at: '2026-05-02' },
  ];
  expect(describeNotes({ note: 'Yes.', notes, state: 'draft' }, say)).toEqual(described);
  // Sent again without a note, which takes away the last one only.
  expect(describeNotes({ note: null, notes, state: 'in-review' }, say)).toEqual(described);
});

test('adds the last note if the service wrote it, and shows those from before all were kept', () => {
  const note = 'not-published: errors';
  const asked = { to: 'reviewer', note: 'Is it right?', by: 'Leyla', at: '2026-05-01' } as const;
  expect(describeNotes({ note, notes: [asked], state: 'in-review' }, say)).toEqual([
    { text: 'note.reviewer Is it right?', by: 'Leyla', at: '2026-05-01' },
    { text: 'not-published not-published.errors' },
  ]);
  expect(describeNotes({ note: 'Please look.', state: 'in-review' }, say)).toEqual([
    { text: 'note.reviewer Please look.' },
  ]);
  expect(describeNotes({ note: null, state: 'draft' }, say)).toEqual([]);
});
