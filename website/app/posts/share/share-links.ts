/** Addresses that open a message with a page's title and address in it. */
export type ShareLinks = { whatsapp: string; telegram: string; email: string };

/**
 * @param title of the page
 * @param pageUrl at which the world reaches it
 */
export function shareLinks(title: string, pageUrl: string): ShareLinks {
  const [name, url, both] = [title, pageUrl, `${title}\n${pageUrl}`].map(encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${both}`,
    telegram: `https://t.me/share/url?url=${url}&text=${name}`,
    email: `mailto:?subject=${name}&body=${both}`,
  };
}

/** The contact form, with what is reported filled in. @param contactPath its path in the page's language */
export function reportLink(contactPath: string, pageUrl: string): string {
  return `${contactPath}?${new URLSearchParams({ subject: 'report', about: pageUrl })}`;
}
