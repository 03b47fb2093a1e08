/** The sections of the first page, as `src/desk/sections.ts` names them. */
export type SectionId =
  | 'to-check'
  | 'reports'
  | 'from-businesses'
  | 'in-review'
  | 'messages'
  | 'links'
  | 'translations'
  | 'pictures'
  | 'without-place'
  | 'searches';

/** An entry of a section, as `src/desk/section.ts` describes it. */
export interface SectionRow {
  key: string;
  title: string | null;
  post: { documentId: string; kind: string | null; language: string | null } | null;
  facts: Readonly<Record<string, string | number | boolean | null>>;
}

/** A section with its first entries. */
export interface SectionSummary {
  id: SectionId;
  total: number;
  rows: SectionRow[];
}

/** What the line of an entry is given. */
export interface LineProps {
  row: SectionRow;
  /** Loads the page again after something was done. */
  reload: () => Promise<void>;
}

/** A fact that is a text; null if it is missing. */
export function textFact({ facts }: SectionRow, name: string): string | null {
  const fact = facts[name];
  return typeof fact === 'string' ? fact : null;
}
