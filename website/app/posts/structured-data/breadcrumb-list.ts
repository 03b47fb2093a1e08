import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';

/**
 * The breadcrumb of a page as structured data.
 * @param crumbs those that the page shows, and the page itself, which has no address
 * @param publicUrl base URL of the site
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
