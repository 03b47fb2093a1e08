import type { SavedPost } from '../../offline/saved-posts.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

/**
 * The entry of a saved post, from the page's template.
 * @param template an item with a link, `[data-picture]`, `[data-meta]`, `[data-change]` and a button
 */
export function postItem(
  post: SavedPost,
  template: HTMLTemplateElement,
  { kinds, locales, labels }: SavedListProperties,
): HTMLElement {
  const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const part = <Part extends HTMLElement>(selector: string) => item.querySelector<Part>(selector);
  const date = new Intl.DateTimeFormat(locales.split(' '), { dateStyle: 'medium' });
  const link = part<HTMLAnchorElement>('a');
  if (link) Object.assign(link, textOf(post), { href: post.path });
  const meta = part('[data-meta]');
  if (meta) {
    const savedOn = labels.savedOn.replace('{date}', date.format(new Date(post.saved)));
    meta.textContent = [kinds[post.kind], savedOn].filter(Boolean).join(' · ');
  }
  const change = part('[data-change]');
  if (change) {
    change.hidden = !post.change;
    change.textContent = post.change ? labels[post.change] : '';
  }
  const picture = part('[data-picture]');
  if (post.picture) picture?.append(Object.assign(new Image(), { src: post.picture, alt: '' }));
  else picture?.remove();
  const name = part('button [data-title]');
  if (name) Object.assign(name, textOf(post));
  return item;
}

const textOf = ({ title, lang, dir }: SavedPost) => ({ textContent: title, lang, dir });
