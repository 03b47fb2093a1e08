import { changedFields } from './changed-fields';

type Fields = Record<string, unknown>;

/** The values of Strapi's form. */
export interface FormState {
  initialValues: object;
  values: object;
}

/** A relation in Strapi's form: what was changed since it was loaded. */
interface RelationChange {
  connect: { id: number }[];
  disconnect: { id: number }[];
}

/**
 * What was saved automatically since the form of a version was loaded: the form does not learn of it.
 * With `updatedAt` of the version after each save.
 */
const sent = new Map<string, { at: string; fields: Fields }[]>();

/** Says that fields of a form, as it holds them, are stored. @param at `updatedAt` since then */
export function noteSent(versionId: string, at: string, fields: Fields): void {
  sent.set(versionId, [...(sent.get(versionId) ?? []), { at, fields }]);
}

/**
 * Forgets what the form has learnt since.
 * @param loaded `updatedAt` of the version that the form shows; without it, all is forgotten
 */
export function forgetSent(versionId: string, loaded?: string): void {
  const later = (sent.get(versionId) ?? []).filter(({ at }) => loaded !== undefined && at > loaded);
  if (later.length > 0) sent.set(versionId, later);
  else sent.delete(versionId);
}

/**
 * The fields in which a form differs from what is stored, as a form would hold them that has loaded
 * that. A field that was saved automatically and then set back is among them.
 */
export function unsentFields(versionId: string, { initialValues, values }: FormState): Fields {
  // Strapi has just loaded or reset the form: nobody has set anything back.
  if (values === initialValues) return {};
  const before: Fields = Object.assign(
    {},
    ...(sent.get(versionId) ?? []).map((save) => save.fields),
  );
  const unsent = changedFields({ ...initialValues, ...before }, values);
  return Object.fromEntries(
    Object.entries(unsent).map(([name, value]) => [name, since(before[name], value)]),
  );
}

/** All that an editor has done in a form since it was loaded, whether it is stored or not. */
export function fieldsTyped(versionId: string, form: FormState): Fields {
  if (form.values === form.initialValues) return {};
  return { ...changedFields(form.initialValues, form.values), ...unsentFields(versionId, form) };
}

/** What is left to change once a change was sent. A relation says what to undo, other fields what to be. */
function since(before: unknown, value: unknown): unknown {
  if (!isRelation(before) || !isRelation(value)) return value;
  return {
    // Of a relation to one entry, the last one counts.
    connect: [...without(before.disconnect, value.disconnect), ...value.connect],
    disconnect: [...value.disconnect, ...without(before.connect, value.connect)],
  };
}

const without = (all: RelationChange['connect'], some: RelationChange['connect']) =>
  all.filter(({ id }) => !some.some((other) => other.id === id));

const isRelation = (value: unknown): value is RelationChange =>
  typeof value === 'object' && value !== null && 'connect' in value && 'disconnect' in value;
