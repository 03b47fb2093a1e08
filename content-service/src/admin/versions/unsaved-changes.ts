import { readStored, store, storedKeys } from '../browser-storage';

/** What was typed in a form and is not saved. */
export interface UnsavedChanges {
  /** The changed fields, as the form holds them. */
  fields: Record<string, unknown>;
  /** `updatedAt` of the version when the form was loaded; null for a new post. */
  basedOn: string | null;
  /** When it was typed, as an ISO date. */
  at: string;
  /** Typed on while a new post was first saved: it goes into the next form without being asked. */
  isContinued?: true;
}

/** Of which form: the same person, the same version. */
export interface FormIdentity {
  userId: string;
  /** For a new post, an id of its form. */
  versionId: string;
}

const PREFIX = 'desk.unsaved.';
const OFFERED = '.offered';
/** So long it is kept. */
export const KEPT_MS = 30 * 86_400_000;

const keyOf = ({ userId, versionId }: FormIdentity) => `${PREFIX}${userId}.${versionId}`;

/** Keeps what is being typed in this browser. Throws nothing: a full or forbidden storage keeps less. */
export function keepChanges(form: FormIdentity, changes: UnsavedChanges): void {
  const text = JSON.stringify(changes);
  if (store('local', keyOf(form), text)) return;
  deleteOldest();
  // If there is no room even then, the service may still save it automatically.
  store('local', keyOf(form), text);
}

/** Forms whose changes are kept, as soon as the part that does so is shown. */
const keptForms = new Set<string>();

/** Says that the changes of a form are kept from now on. @returns what ends it */
export function beginKeeping(form: FormIdentity): () => void {
  keptForms.add(keyOf(form));
  return () => keptForms.delete(keyOf(form));
}

/** Whether the changes of a form are kept already. */
export function isKept(form: FormIdentity): boolean {
  return keptForms.has(keyOf(form));
}

/** Deletes what was typed since the form was opened, once it is saved. */
export function forgetChanges(form: FormIdentity): void {
  store('local', keyOf(form), null);
}

/**
 * Sets what an earlier form left behind apart from what is typed now, so that saving one does not
 * delete the other.
 * @returns what can be put back into the form; null if nothing was left
 */
export function offerChanges(form: FormIdentity, now: Date): UnsavedChanges | null {
  const key = keyOf(form);
  const left = read(key);
  const offered = read(key + OFFERED);
  if (left) {
    const fields = { ...offered?.fields, ...left.fields };
    keepChanges({ ...form, versionId: form.versionId + OFFERED }, { ...left, fields });
    store('local', key, null);
  }
  return readOffer(form, now);
}

/** What is offered in a form already. @returns null if nothing is */
export function readOffer(form: FormIdentity, now: Date): UnsavedChanges | null {
  const changes = read(keyOf(form) + OFFERED);
  if (changes && now.getTime() - new Date(changes.at).getTime() > KEPT_MS) {
    forgetOffer(form);
    return null;
  }
  return changes;
}

/** Offers in a form what was left in that of another version, which can no longer be changed. */
export function takeOverChanges(form: FormIdentity, from: string): void {
  const key = keyOf({ ...form, versionId: from });
  const left = [read(key + OFFERED), read(key)].filter((changes) => changes !== null);
  const last = left.at(-1);
  if (!last) return;
  const offered = read(keyOf(form) + OFFERED);
  const fields = Object.assign({}, ...[...left, offered].map((changes) => changes?.fields));
  const { at, basedOn } = offered ?? last;
  keepChanges({ ...form, versionId: form.versionId + OFFERED }, { fields, basedOn, at });
  for (const each of [key, key + OFFERED]) store('local', each, null);
}

/** The versions of which something is kept for a user. Forms of new posts have ids of their own. */
export function keptVersions(userId: string): readonly string[] {
  const ids = storedChanges({ userId, versionId: '' }).map(({ versionId }) =>
    versionId.replace(OFFERED, ''),
  );
  return [...new Set(ids)];
}

/** Deletes what was offered, because it was put back or is not wanted. */
export function forgetOffer(form: FormIdentity): void {
  store('local', keyOf(form) + OFFERED, null);
}

/** All that is kept for ids that begin like the one of a form. */
export function storedChanges(
  form: FormIdentity,
): { versionId: string; changes: UnsavedChanges }[] {
  const prefix = keyOf({ ...form, versionId: '' });
  return storedKeys('local')
    .filter((key) => key.startsWith(keyOf(form)))
    .flatMap((key) => {
      const changes = read(key);
      return changes ? [{ versionId: key.slice(prefix.length), changes }] : [];
    });
}

function read(key: string): UnsavedChanges | null {
  try {
    return JSON.parse(readStored('local', key) ?? 'null');
  } catch {
    return null;
  }
}

function deleteOldest(): void {
  const kept = storedKeys('local')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: read(key)?.at ?? '' }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  if (kept[0]) store('local', kept[0].key, null);
}
