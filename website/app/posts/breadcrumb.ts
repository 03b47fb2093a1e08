import { listPath } from '../addresses/links.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import type { Kind } from '../kinds.ts';
import type { Crumb } from '../ui/breadcrumbs/breadcrumbs.tsx';

/**
 * The breadcrumb from the home page to a kind of post. The page of a post shows no more, as its title
 * follows; its structured data adds the title.
 * @param link adds the prefix of the page's language to a path
 */
export function kindBreadcrumb(
  kind: Kind,
  messages: Messages,
  link: (path: string) => string,
): Crumb[] {
  return [
    { label: messages.nav.home, href: link('/') },
    { label: messages.kinds[kind].listTitle, href: link(listPath(kind)) },
  ];
}
