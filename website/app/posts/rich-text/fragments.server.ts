import type { Element, ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { slugOf } from '../../addresses/slug.ts';
import { BLOCKS, HEADINGS } from './element-names.ts';
import { nameOf } from './headings.server.ts';
import { closest, elementsOf } from './tree.server.ts';

/** A heading with its id in the page. */
export type TextHeading = { id: string; level: number; title: string };

/** Avoids collisions with ids of the page. */
const PREFIX = 'text-';

/**
 * Removes the ids that editors and other programs gave elements.
 * @returns the elements that links within the text lead to
 */
export function takeTargets(root: ParentNode): Map<Element, Element> {
  const elements = elementsOf(root);
  const named = new Map<string, Element>();
  for (const element of elements) {
    const { id, name } = element.attribs;
    for (const key of [id, element.name === 'a' ? name : undefined]) {
      if (key && !named.has(key)) named.set(key, element);
    }
    delete element.attribs.id;
  }
  const linked = new Set(elements.map((link) => named.get(fragmentOf(link) ?? '')));
  linked.delete(undefined);
  if (linked.size === 0) return new Map();
  const shown = shownTargets(elements, linked);
  const targets = new Map<Element, Element>();
  for (const link of elements) {
    const target = shown.get(named.get(fragmentOf(link) ?? ''));
    if (target) targets.set(link, target);
  }
  return targets;
}

/** The name of the place in the text that a link leads to. */
function fragmentOf({ name, attribs: { href = '' } }: Element): string | null {
  if (name !== 'a' || !href.startsWith('#')) return null;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/** Ids of texts in their own script, numbered where they are equal. */
function uniqueIds() {
  const usedIds = new Set<string>();
  const counts = new Map<string, number>();
  return (text: string, otherwise: string) => {
    const base = PREFIX + (slugOf(text) || otherwise);
    let number = counts.get(base) ?? 1;
    let id = number === 1 ? base : `${base}-${number}`;
    for (; usedIds.has(id); id = `${base}-${number}`) number += 1;
    counts.set(base, number + 1);
    usedIds.add(id);
    return id;
  };
}

/** Marks without text and wrappers are left out of the page: the block around or after them takes their place. */
function shownTargets(elements: readonly Element[], targets: ReadonlySet<Element | undefined>) {
  const shown = new Map<Element | undefined, Element>();
  let next: Element | undefined;
  for (const element of elements.toReversed()) {
    if (isShown(element)) next = element;
    if (!targets.has(element)) continue;
    const around = closest(element, BLOCKS);
    const target = around && !isShown(element) && isShown(around) ? around : next;
    if (target) shown.set(element, target);
  }
  return shown;
}

const isShown = (element: Element) =>
  BLOCKS.has(element.name) && DomUtils.textContent(element).trim() !== '';

/**
 * Gives headings and targets of links unique ids, a heading that of its text in its own script, and lets
 * the links lead to them.
 */
export function nameTargets(root: ParentNode, targets: Map<Element, Element>): TextHeading[] {
  const unique = uniqueIds();
  const linked = new Set(targets.values());
  const headings: TextHeading[] = [];
  for (const element of elementsOf(root)) {
    const { name } = element;
    const title = HEADINGS.has(name) ? nameOf(element) : '';
    if (!title && !linked.has(element)) continue;
    const id = unique(title, title ? name : 'part');
    element.attribs = { id, ...element.attribs };
    if (title) headings.push({ id, level: Number(name.slice(1)), title });
  }
  for (const [link, { attribs }] of targets) link.attribs.href = `#${attribs.id ?? ''}`;
  return headings;
}
