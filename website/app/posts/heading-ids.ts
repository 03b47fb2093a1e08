import { slugOf } from '../addresses/slug.ts';

/** Matches headings in sanitised HTML: level, attributes, content. */
const heading = /<(h[2-4])([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Gives every heading a unique id: its text in its own script behind a prefix that avoids collisions
 * with ids of the page.
 * @param html sanitised HTML, whose headings have no ids
 * @param textOf extracts the text of HTML
 */
export function withHeadingIds(html: string, textOf: (html: string) => string): string {
  const usedIds = new Set<string>();
  return html.replace(heading, (_, tag: string, attributes: string, content: string) => {
    const baseId = `text-${slugOf(textOf(content)) || tag}`;
    let id = baseId;
    for (let number = 2; usedIds.has(id); number += 1) id = `${baseId}-${number}`;
    usedIds.add(id);
    return `<${tag} id="${id}"${attributes}>${content}</${tag}>`;
  });
}

/**
 * The id of the first heading with a text; null if no heading has it.
 * @param html whose headings have ids
 */
export function headingIdOf(
  html: string,
  title: string,
  textOf: (html: string) => string,
): string | null {
  const found = headingsOf(html, textOf).find((each) => each.title === title);
  return found?.id || null;
}

/** A section of a text: the id and text of its heading. */
export type TextSection = { id: string; title: string };

/** Fewer sections do not need a table of contents. */
const MIN_SECTIONS = 3;

/**
 * The sections of a text, by its highest headings; empty if there are too few to list.
 * @param html whose headings have ids
 */
export function sectionsOf(html: string, textOf: (html: string) => string): TextSection[] {
  const all = headingsOf(html, textOf);
  const topTag = all.map(({ tag }) => tag).sort()[0];
  const sections = all.filter(({ tag }) => tag === topTag);
  return sections.length < MIN_SECTIONS ? [] : sections.map(({ id, title }) => ({ id, title }));
}

function headingsOf(html: string, textOf: (html: string) => string) {
  return [...html.matchAll(heading)].map(([, tag = '', attributes = '', content = '']) => ({
    tag,
    id: /id="([^"]*)"/.exec(attributes)?.[1] ?? '',
    title: textOf(content),
  }));
}
