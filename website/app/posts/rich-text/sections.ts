import type { TextHeading } from './fragments.server.ts';

/** A section of a text: the id and text of its heading. */
export type TextSection = Pick<TextHeading, 'id' | 'title'>;

/** Fewer sections do not need a table of contents. */
const MIN_SECTIONS = 3;

/** The id of the first heading with a text; null if no heading has it. */
export function headingIdOf(headings: readonly TextHeading[], title: string): string | null {
  return headings.find((each) => each.title === title)?.id ?? null;
}

/** The sections of a text, by its highest headings; empty if there are too few to list. */
export function sectionsOf(headings: readonly TextHeading[]): TextSection[] {
  const topLevel = Math.min(...headings.map(({ level }) => level));
  const sections = headings.filter(({ level }) => level === topLevel);
  return sections.length < MIN_SECTIONS ? [] : sections.map(({ id, title }) => ({ id, title }));
}
