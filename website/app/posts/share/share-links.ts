/** Links that open a message with the title and address of a page. */
export type ShareLinks = { whatsapp: string; telegram: string; email: string };

/**
 * Share links of a page.
 * @param title of the page
 * @param pageUrl its public URL
 */
export function shareLinks(title: string, pageUrl: string): ShareLinks {
  const [name, url, both] = [title, pageUrl, `${title}\n${pageUrl}`].map(encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${both}`,
    telegram: `https://t.me/share/url?url=${url}&text=${name}`,
    email: `mailto:?subject=${name}&body=${both}`,
  };
}

/** The contact form, prefilled with the reported page. @param contactPath its path in the page's language */
export function reportLink(contactPath: string, pageUrl: string): string {
  return `${contactPath}?${new URLSearchParams({ subject: 'report', about: pageUrl })}`;
}
