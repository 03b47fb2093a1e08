import type { Say } from './texts/desk-texts';

/** The note of a version: what the service noted, in the language of the panel, or what a user wrote. */
export function describeNote(note: string, say: Say): string {
  const [, reason] = /^not-published: (.+)$/.exec(note) ?? [];
  if (reason === undefined) return note;
  const details = {
    errors: 'not-published.errors',
    'post-changed': 'not-published.post-changed',
    'post-deleted': 'error.post-deleted',
  } as const;
  const known = Object.entries(details).find(([name]) => name === reason)?.[1];
  return [say('not-published'), known && say(known)].filter(Boolean).join(' ');
}
