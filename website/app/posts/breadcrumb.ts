import { hubPath } from '../addresses/hubs.ts';
import { listPath } from '../addresses/links.ts';
import type { useLanguage } from '../i18n/language.ts';
import type { Crumb } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { nameIn } from './names.ts';
import type { PostSummary } from './post.ts';

type BreadcrumbContext = Pick<ReturnType<typeof useLanguage>, 'language' | 'messages' | 'link'>;

/**
 * The breadcrumb from the home page to the kind of a post, by way of its city. The page of a post
 * shows no more, as its title follows; its structured data adds the title.
 */
export function postBreadcrumb(
  { kind, city }: Pick<PostSummary, 'kind' | 'city'>,
  { language, messages, link }: BreadcrumbContext,
): Crumb[] {
  return [
    { label: messages.nav.home, href: link('/'), isLimitable: true },
    ...(city?.slug
      ? [{ label: nameIn(city, language), href: link(hubPath('city', city.slug)) }]
      : []),
    { label: messages.kinds[kind].listTitle, href: link(listPath(kind)), isLimitable: true },
  ];
}
