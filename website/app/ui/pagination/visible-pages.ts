/** A page number, or the gap `before` or `after` the current page. */
export type PageItem = number | 'before' | 'after';

/**
 * Which page numbers to show: the first, the last, the current one and its neighbours.
 * A single omitted page is shown instead of an ellipsis, which would be no shorter.
 */
export function visiblePages(page: number, pageCount: number): PageItem[] {
  const from = page - 1 <= 3 ? 2 : page - 1;
  const to = page + 1 >= pageCount - 2 ? pageCount - 1 : page + 1;
  const items: PageItem[] = [1];
  if (from > 2) items.push('before');
  for (let number = from; number <= to; number++) items.push(number);
  if (to < pageCount - 1) items.push('after');
  if (pageCount > 1) items.push(pageCount);
  return items;
}
