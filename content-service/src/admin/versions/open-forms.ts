import { useEffect } from 'react';

const PREFIX = 'desk.form.';

/**
 * Marks the form of a new post as open for all tabs of this browser, until it or its tab is closed.
 * Browsers have locks on secure pages only; elsewhere the posts of other open tabs are listed, too.
 */
export function useOpenForm(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const closing = new AbortController();
    const closed = new Promise((resolve) => {
      closing.signal.addEventListener('abort', resolve);
    });
    void navigator.locks?.request(PREFIX + id, () => closed);
    return () => closing.abort();
  }, [id]);
}

/** Ids of the new posts that a form shows now, in any tab. */
export async function openForms(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query();
  const names = locks?.held?.map(({ name }) => name ?? '') ?? [];
  return new Set(names.map((name) => name.replace(PREFIX, '')));
}
