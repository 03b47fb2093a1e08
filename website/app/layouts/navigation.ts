import { listPath } from '../addresses/links.ts';
import { useLanguage } from '../i18n/language.ts';
import { type Kind, kindNames, kinds } from '../kinds.ts';
import type { IconName } from '../ui/icon/icon-name.ts';
import { useKeptChoices } from './kept-choices.ts';

/** A link of the navigation; `current` is its aria-current. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: IconName;
  current: 'page' | 'true' | undefined;
  /** Set for pages whose posts can be limited to a language. */
  isLimitable?: true;
};

/** The order of the kinds in the navigation; a kind without a position does not compile. */
const positionOf: Record<Kind, number> = {
  article: 1,
  business: 2,
  event: 3,
  marketplace: 4,
  forum: 5,
  activity: 6,
};

const kindsInOrder = kindNames.toSorted((one, other) => positionOf[one] - positionOf[other]);

/** The links of header and footer, in order. Home and lists keep what was chosen. */
export function useNavigation(): NavigationItem[] {
  const language = useLanguage();
  const withKeptChoices = useKeptChoices();
  return navigation({ ...language, withKeptChoices });
}

type NavigationContext = Pick<ReturnType<typeof useLanguage>, 'path' | 'link' | 'messages'> & {
  withKeptChoices: ReturnType<typeof useKeptChoices>;
};

/** @param context the path of the page without its language, and what addresses and labels are made with */
export function navigation({
  path,
  link,
  messages,
  withKeptChoices,
}: NavigationContext): NavigationItem[] {
  const item = (target: string, label: string, icon: IconName): NavigationItem => ({
    href: link(target),
    label,
    icon,
    current: ariaCurrentOf(target, path),
  });
  const listItem = (...args: Parameters<typeof item>): NavigationItem => {
    const { href, ...rest } = item(...args);
    return { ...rest, href: withKeptChoices(href), isLimitable: true };
  };
  return [
    listItem('/', messages.nav.home, 'home'),
    ...kindsInOrder.map((kind) =>
      listItem(listPath(kind), messages.kinds[kind].listTitle, kinds[kind].icon),
    ),
    item('/about', messages.nav.about, 'info'),
    item('/contact', messages.nav.contact, 'mail'),
  ];
}

/** `page` on the page itself, `true` on a page below it, e.g. a post of the list. */
function ariaCurrentOf(target: string, path: string): NavigationItem['current'] {
  if (target === path) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
