/** Addresses that open a message with a page's title and address in it. */
export type ShareLinks = { whatsapp: string; telegram: string; email: string };

/**
 * @param title of the page
 * @param address at which the world reaches it
 */
export function shareLinks(title: string, address: string): ShareLinks {
  const [name, url, both] = [title, address, `${title}\n${address}`].map(encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${both}`,
    telegram: `https://t.me/share/url?url=${url}&text=${name}`,
    email: `mailto:?subject=${name}&body=${both}`,
  };
}

/** The contact form, with what is reported filled in. @param contact its path in the page's language */
export function reportLink(contact: string, address: string): string {
  return `${contact}?${new URLSearchParams({ subject: 'report', about: address })}`;
}
