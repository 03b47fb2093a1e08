import type { Say } from './texts/desk-texts';
import type { TextKey } from './texts/en';
import type { HandOverNote } from './version-summary';

export interface NotedVersion {
  note?: string | null;
  notes?: readonly HandOverNote[] | null;
  state?: string | null;
}

/** Whom a note is for, by the state of the version. */
const ADDRESSEES: ReadonlyMap<string, TextKey> = new Map([
  ['in-review', 'note.reviewer'],
  ['draft', 'note.author'],
  ['autosaved', 'note.author'],
]);

/** What a business has answered by mail; see src/confirmation. */
const BUSINESS_NOTES = {
  right: 'note.business-right',
  change: 'note.business-change',
  closed: 'note.business-closed',
} as const;

/** What has become of an event in the calendar that it is from; see src/calendar-feeds. */
const CALENDAR_NOTES: ReadonlyMap<string, TextKey> = new Map([
  ['calendar: changed', 'note.calendar-changed'],
  ['calendar: gone', 'note.calendar-gone'],
]);

/**
 * The note of a version: what the service noted, or a business has answered, in the language of the
 * panel, or what a user wrote, and for whom.
 */
export function describeNote({ note, state }: NotedVersion, say: Say): string | null {
  if (!note) return null;
  const [, answer, words] = /^business: (\w+)(\n.*)?$/s.exec(note) ?? [];
  const sent = Object.entries(BUSINESS_NOTES).find(([name]) => name === answer)?.[1];
  if (sent) return say(sent) + (words ?? '');
  const ofCalendar = CALENDAR_NOTES.get(note);
  if (ofCalendar) return say(ofCalendar);
  const [, reason] = /^not-published: (.+)$/.exec(note) ?? [];
  if (reason === undefined) return say(ADDRESSEES.get(state ?? '') ?? 'note.other', { note });
  const details = {
    errors: 'not-published.errors',
    'post-changed': 'not-published.post-changed',
    'post-deleted': 'error.post-deleted',
  } as const;
  const known = Object.entries(details).find(([name]) => name === reason)?.[1];
  return [say('not-published'), known && say(known)].filter(Boolean).join(' ');
}

/** A note as it is shown. Nothing is known of who wrote the service's own, and when. */
interface DescribedNote {
  text: string;
  by?: string;
  at?: string;
}

/**
 * All notes of a version, the oldest first: what authors and reviewers wrote to each other, and the last
 * one if a business or the service wrote it.
 */
export function describeNotes(version: NotedVersion, say: Say): DescribedNote[] {
  const notes = version.notes ?? [];
  const written = notes.map(({ to, note, by, at }) => ({
    text: say(`note.${to}`, { note }),
    by,
    at,
  }));
  const last = version.note === notes.at(-1)?.note ? null : describeNote(version, say);
  return last === null ? written : [...written, { text: last }];
}
