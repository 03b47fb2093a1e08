import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';

/**
 * The trail that a page shows, for search engines.
 * @param crumbs the very ones that are shown; the last one, the page itself, has no address
 * @param publicUrl where visitors reach the site
 */
export function breadcrumbList(crumbs: readonly Crumb[], publicUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? new URL(href, publicUrl).href : undefined,
    })),
  };
}
