import { MachineError } from './machine-error';

const TAG = /<\s*([a-z][a-z0-9-]*)([^<>]*)>/gi;
const ATTRIBUTE = /([a-z][a-z0-9-]*)\s*=/gi;

/**
 * Rejects a translated HTML text with elements or attributes that its source does not have: a
 * translation changes words.
 * @throws MachineError
 */
export function requireSameMarkup(source: string, translated: string): void {
  const known = markupOf(source);
  const added = [...markupOf(translated)].find((name) => !known.has(name));
  if (added !== undefined) throw new MachineError('unusable', `it adds ${added}`);
}

/** Names of elements, and of attributes as `element attribute`. */
function markupOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const element = tag.toLowerCase();
    names.add(element);
    for (const [, attribute = ''] of attributes
      .replace(/"[^"]*"|'[^']*'/g, '')
      .matchAll(ATTRIBUTE)) {
      names.add(`${element} ${attribute.toLowerCase()}`);
    }
  }
  return names;
}
