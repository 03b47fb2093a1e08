import type { PostToSave } from './saved-posts.ts';

/** The pictures of a post, each in the size that kept pages show. @param page its document */
export function picturesOf(page: Document): string[] {
  const post = page.querySelector('[data-island="save"]')?.closest('article');
  const addresses = [...(post?.querySelectorAll('img') ?? [])].map(({ src }) => src);
  return [...new Set(addresses)].filter((src) => /^https?:/.test(src));
}

/** What the page of a post says to be saved of it; null if it is not the page of a post. */
export function postOfPage(page: Document): PostToSave | null {
  const json = page.querySelector('[data-island="save"] > script')?.textContent;
  return json ? (JSON.parse(json) as { post: PostToSave }).post : null;
}
