/** Set while a new post is being saved for the first time, which leads to another form. */
let isCreating = false;
const listeners = new Set<() => void>();

/** Saves a new post for the first time. */
export async function whileCreating(save: () => unknown): Promise<void> {
  isCreating = true;
  try {
    await save();
  } finally {
    isCreating = false;
  }
}

/** Whether the form of a new post closes because the post was saved. */
export function wasCreated(address: string): boolean {
  return isCreating && /\/api::post-version\.post-version\/(?!create)\w+$/.test(address);
}

/** Has the form offer again what was typed, because a refused save has reset it. */
export function offerAgain(): void {
  for (const listener of listeners) listener();
}

/** @returns stops listening */
export function onOfferAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
