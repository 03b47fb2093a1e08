import { slugOf } from '../addresses/slug.ts';

/** Matches what sanitising leaves of a heading: level, attributes, content. */
const heading = /<(h[2-4])([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Gives every heading of a text an id to jump to: its words in their own script behind a prefix
 * that keeps it apart from the page's own ids; no two are the same.
 * @param html sanitised HTML, in which no heading has an id yet
 * @param textOf reads the words out of HTML
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

/** A section of a text: where to jump to, and what it is called. */
export type TextSection = { id: string; title: string };

/** A list of so few sections helps nobody. */
const MIN_SECTIONS = 3;

/**
 * The sections of a text, told by its highest headings; empty where they are too few to list.
 * @param html a text whose headings have ids
 */
export function sectionsOf(html: string, textOf: (html: string) => string): TextSection[] {
  const all = [...html.matchAll(heading)].map(([, tag = '', attributes = '', content = '']) => ({
    tag,
    id: /id="([^"]*)"/.exec(attributes)?.[1] ?? '',
    title: textOf(content),
  }));
  const topTag = all.map(({ tag }) => tag).sort()[0];
  const sections = all.filter(({ tag }) => tag === topTag);
  return sections.length < MIN_SECTIONS ? [] : sections.map(({ id, title }) => ({ id, title }));
}
