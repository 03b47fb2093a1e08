import { listPath } from '../addresses/links.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { languageAttributes } from '../languages.ts';
import type { Crumb } from '../ui/breadcrumbs/breadcrumbs.tsx';
import type { PostFacts } from './facts/fact.ts';

/**
 * The way from home to a post, as the page shows it and as search engines are told.
 * @param link puts a path of the site into the page's language
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
