import type { Element, ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { linkAddress, targetName } from './addresses.ts';
import { nameOf } from './headings.server.ts';
import type { TextContext } from './text-context.ts';
import { elementsOf } from './tree.server.ts';

/** Gives links their targets on this site or others, and one that consists of a picture a name. */
export function arrangeLinks(root: ParentNode, context: TextContext): void {
  for (const link of elementsOf(root).filter(({ name }) => name === 'a')) {
    const { href: rawHref, title, lang } = link.attribs;
    const dir = link.attribs.dir ?? (isPhoneNumber(link) ? 'ltr' : undefined);
    const address = rawHref === undefined ? undefined : linkAddress(rawHref, context);
    const isExternal =
      /^https?:/i.test(address ?? '') && URL.parse(address ?? '')?.origin !== context.mediaOrigin;
    const href = address?.startsWith('/') ? pageAddress(address, context) : address;
    link.attribs = {
      ...(href !== undefined && { href }),
      ...(title && { title }),
      ...(dir && { dir }),
      ...(lang && { lang }),
      ...(isExternal && { rel: 'noopener nofollow ugc' }),
    };
    if (href) nameByTarget(link, href);
  }
}

function pageAddress(path: string, { siteUrl }: TextContext): string {
  return siteUrl === undefined ? path : new URL(path, siteUrl).href;
}

/** Its groups of digits change places in a text from right to left. */
function isPhoneNumber(link: Element): boolean {
  return (
    /^\s*(?:tel|sms):/i.test(link.attribs.href ?? '') &&
    /^[\d\s+()/.-]+$/.test(DomUtils.textContent(link))
  );
}

/** Without an alternative text, a linked picture is announced by where it leads. */
function nameByTarget(link: Element, href: string): void {
  const [picture] = elementsOf(link).filter(({ name }) => name === 'img');
  if (!picture || nameOf(link) !== '') return;
  picture.attribs.alt = targetName(href);
}
