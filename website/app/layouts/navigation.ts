import { listPath } from '../addresses/links.ts';
import type { useLanguage } from '../i18n/language.ts';
import { type Kind, kindNames, kinds } from '../kinds.ts';
import type { IconName } from '../ui/icon/icon-name.ts';

/** A place of the site: where it is, what it is called, and whether the visitor is there or within. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: IconName;
  current: 'page' | 'true' | undefined;
};

/** The order of the kinds in the navigation; the compiler misses a kind that has no place. */
const placeOf: Record<Kind, number> = {
  article: 1,
  business: 2,
  event: 3,
  marketplace: 4,
  forum: 5,
  activity: 6,
};

const kindsInOrder = kindNames.toSorted((one, other) => placeOf[one] - placeOf[other]);

/** The places that header and footer link to, in order. */
export function navigation({
  path,
  link,
  messages,
}: ReturnType<typeof useLanguage>): NavigationItem[] {
  const item = (to: string, label: string, icon: IconName): NavigationItem => ({
    href: link(to),
    label,
    icon,
    current: currentAt(to, path),
  });
  return [
    item('/', messages.nav.home, 'home'),
    ...kindsInOrder.map((kind) =>
      item(listPath(kind), messages.kinds[kind].many, kinds[kind].icon),
    ),
    item('/about', messages.nav.about, 'info'),
    item('/contact', messages.nav.contact, 'mail'),
  ];
}

/** `page` on the page itself, `true` on a page within, e.g. a post of the list. */
function currentAt(place: string, path: string): NavigationItem['current'] {
  if (place === path) return 'page';
  return place !== '/' && path.startsWith(`${place}/`) ? 'true' : undefined;
}
