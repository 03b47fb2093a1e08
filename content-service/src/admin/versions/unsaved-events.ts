import { changedFields } from './changed-fields';

/** The values of a new post that is being saved for the first time, which leads to another form. */
let sent: object | undefined;

const versionIn = (address: string) =>
  /\/api::post-version\.post-version\/(?!create)(\w+)$/.exec(address)?.[1];

/** Saves a new post for the first time. @param values those of the form */
export async function whileCreating(values: object, save: () => unknown): Promise<void> {
  sent = values;
  try {
    await save();
    // Strapi's router changes the address before the next task, and shows the next form later.
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    if (versionIn(window.location.pathname) === undefined) sent = undefined;
  }
}

/**
 * What the form of a new post closes with because the post was saved.
 * @param address that of the next form
 * @param values those of the form
 * @returns the new version and what was typed since; null if it closes for another reason
 */
export function createdVersion(
  address: string,
  values: object,
): { versionId: string; typed: Record<string, unknown> } | null {
  const versionId = versionIn(address);
  if (!sent || versionId === undefined) return null;
  const typed = changedFields(sent, values);
  sent = undefined;
  return { versionId, typed };
}
