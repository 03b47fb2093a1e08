import type { Page } from './entities.ts';

/** Entities on a page, if the address does not say; and at most, as the content service returns no more posts. */
const DEFAULT_SIZE = 50;
const MAX_SIZE = 100;

/** Beyond this a list would take the content service too long; in pages of the smallest size. */
const MAX_PAGE = 10_000;

export type PageRequest = { page: number; size: number; isFull: boolean };

/** The page that an address asks for; null for numbers that are malformed or too large. */
export function pageRequestOf(query: URLSearchParams): PageRequest | null {
  const page = wholeNumber(query.get('page') ?? '1');
  const size = wholeNumber(query.get('per_page') ?? String(DEFAULT_SIZE));
  if (!page || !size || page > MAX_PAGE) return null;
  return { page, size: Math.min(size, MAX_SIZE), isFull: query.get('full') === 'true' };
}

/**
 * A page of a list in the envelope of the HSDS API.
 * @param total entities of the whole list
 */
export function pageOf<Entity>(
  contents: Entity[],
  total: number,
  { page, size }: PageRequest,
): Page<Entity> {
  const pages = Math.max(1, Math.ceil(total / size));
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    contents,
  };
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
