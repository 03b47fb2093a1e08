/** What an editor has entered about a picture so far. */
export interface Draft {
  text: string;
  isDecorative: boolean;
}

export const EMPTY_DRAFT: Draft = { text: '', isDecorative: false };

/** What is stored for it; null as long as it says nothing. */
export function alternativeTextOf({ text, isDecorative }: Draft): string | null {
  return isDecorative ? '' : text.trim() || null;
}

/** The answer that a stored alternative text is. */
export function draftOf(alternativeText: string | null): Draft {
  return { text: alternativeText ?? '', isDecorative: alternativeText === '' };
}
