/**
 * A long text in plain words. Paragraphs are strings, lists are arrays of them; both may name
 * what the page puts in: `{address}`, `{contact}`, `{privacy}`, `{eula}`, `{delete}`, and `{others}`, what
 * is loaded from other companies.
 */
export type LegalText = {
  title: string;
  lead: string;
  /** Day of the text, e.g. `2026-11-21`. */
  date: string;
  sections: { id: string; title: string; blocks: (string | string[])[] }[];
};
