import type { Element, ParentNode } from 'domhandler';
import type { Coordinates } from '../post.ts';
import { fileAddress, siteName } from './addresses.ts';
import { type Embed, embedOf } from './embed-address.ts';
import type { TextContext } from './text-context.ts';
import { elementsOf, replaceElements } from './tree.server.ts';
import { wordsLink } from './words-link.server.ts';

/** Where elements that show something else name its address. */
const ADDRESSES: Record<string, readonly string[]> = {
  iframe: ['src', 'data-src'],
  embed: ['src'],
  object: ['data'],
  oembed: ['url'],
  video: ['src'],
  audio: ['src'],
};

/**
 * Replaces what the page does not show in frames or players by links to it.
 * @returns the place that the first map shows
 */
export function linkEmbeds(root: ParentNode, context: TextContext): Coordinates | null {
  const maps: Coordinates[] = [];
  replaceElements(root, (element) => {
    if (!(element.name in ADDRESSES)) return [element];
    const address = addressOf(element);
    const url = address ? fileAddress(address, context.mediaOrigin) : null;
    if (!url) return [];
    const embed = typedEmbed(element, url);
    if (embed.coordinates) maps.push(embed.coordinates);
    return [wordsLink(embed.url.href, labelOf(embed, context), context.language)];
  });
  return maps[0] ?? null;
}

function addressOf(element: Element): string | undefined {
  const sources = elementsOf(element).filter(({ name }) => name === 'source');
  return [
    ...(ADDRESSES[element.name] ?? []).map((name) => element.attribs[name]),
    ...sources.map(({ attribs }) => attribs.src),
  ].find((address) => address && !/^about:/i.test(address));
}

function typedEmbed({ name }: Element, url: URL): Embed {
  return name === 'video' || name === 'audio' ? { type: name, url } : embedOf(url);
}

function labelOf({ type, url }: Embed, { words }: TextContext): string {
  return words[type](siteName(url));
}
