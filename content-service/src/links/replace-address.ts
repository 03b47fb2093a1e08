/** An attribute that links, with its value in either kind of quotation marks. */
const HREF = /(<a\b[^>]*?\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Replaces an address where the HTML of a text links to it; everything else stays as it is written.
 * @returns the new HTML, the same if the address is not there
 */
export function replaceAddress(html: string, from: string, to: string): string {
  return html.replace(HREF, (link, before: string, double?: string, single?: string) => {
    const address = decode(double ?? single ?? '').trim();
    return address === from ? `${before}"${encode(to)}"` : link;
  });
}

const encode = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Editors' HTML has no other references in addresses. */
const decode = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
