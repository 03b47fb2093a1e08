import { unwrap } from '../html/document';

/** Unwraps what leads nowhere from here: bookmarks, footnotes, scripts, files of somebody's computer. */
export function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = targetOf(link.getAttribute('href') ?? '');
    if (/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(address)) link.setAttribute('href', address);
    else unwrap(link);
    for (const name of ['target', 'rel']) link.removeAttribute(name);
  }
}

/** Google Docs sends readers of a published document through an address of its own. */
function targetOf(href: string): string {
  const address = href.trim();
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address)) return address;
  return new URL(address).searchParams.get('q') ?? address;
}
