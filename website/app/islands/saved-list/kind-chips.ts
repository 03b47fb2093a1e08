import type { SavedPost } from '../../offline/saved-posts.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

type Options = {
  posts: readonly SavedPost[];
  /** The kind whose posts are shown; empty for all. */
  chosen: string;
  onChoose: (kind: string) => void;
};

/**
 * Shows a button for all posts and one for each kind that was saved, with their numbers.
 * @param chips holds the template of a button
 */
export function showKindChips(
  chips: HTMLElement,
  { posts, chosen, onChoose }: Options,
  { kinds, labels, locales }: SavedListProperties,
): void {
  const number = new Intl.NumberFormat(locales.split(' '));
  const template = chips.querySelector('template');
  const countOf = (kind: string) => posts.filter((post) => !kind || post.kind === kind).length;
  const entries = Object.entries({ '': labels.all, ...kinds }).filter(
    ([kind]) => countOf(kind) > 0,
  );
  const items = entries.map(([kind, title]) => {
    const item = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const button = item.querySelector('button');
    if (!button) return item;
    button.textContent = `${title} ${number.format(countOf(kind))}`;
    button.setAttribute('aria-pressed', String(kind === chosen));
    button.toggleAttribute('data-selected', kind === chosen);
    button.addEventListener('click', () => {
      onChoose(kind);
      chips.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    });
    return item;
  });
  chips.replaceChildren(...(template ? [template] : []), ...items);
}
