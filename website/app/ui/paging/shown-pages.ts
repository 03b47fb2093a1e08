/** A number stands for its page, `before` and `after` for pages left out. */
export type Shown = number | 'before' | 'after';

/**
 * Which page numbers to show: the first, the last, the current one and its neighbours.
 * A gap of one page is shown as that page: an ellipsis would be no shorter.
 */
export function shownPages(page: number, pages: number): Shown[] {
  const from = page - 1 <= 3 ? 2 : page - 1;
  const to = page + 1 >= pages - 2 ? pages - 1 : page + 1;
  const shown: Shown[] = [1];
  if (from > 2) shown.push('before');
  for (let each = from; each <= to; each++) shown.push(each);
  if (to < pages - 1) shown.push('after');
  if (pages > 1) shown.push(pages);
  return shown;
}
