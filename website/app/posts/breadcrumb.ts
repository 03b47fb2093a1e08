import { listPath } from '../addresses/links.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { languageAttributes } from '../languages.ts';
import type { Crumb } from '../ui/breadcrumbs/breadcrumbs.tsx';
import type { PostFacts } from './facts/fact.ts';

/**
 * The breadcrumb from the home page to a post, for the page and its structured data.
 * @param link adds the prefix of the page's language to a path
 */
export function postBreadcrumb(
  post: Pick<PostFacts, 'kind' | 'title' | 'contentLanguage'>,
  messages: Messages,
  link: (path: string) => string,
): Crumb[] {
  return [
    { label: messages.nav.home, href: link('/') },
    { label: messages.kinds[post.kind].listTitle, href: link(listPath(post.kind)) },
    {
      label: post.title ?? messages.card.untitled,
      ...(post.title && {
        attributes: { ...languageAttributes(post.contentLanguage), dir: 'auto' },
      }),
    },
  ];
}
