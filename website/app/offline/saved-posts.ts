/** What is stored of a post. */
export type PostToSave = Omit<SavedPost, 'saved' | 'checked' | 'change'>;

/** A saved post, as the browser stores it and as a file or code passes it on. */
export type SavedPost = {
  /** Path of its page, percent-encoded, with the language; of a month's costs also what was chosen. */
  path: string;
  /** 0 if it is no post. */
  id: number;
  /** A kind of posts, or `costs`. */
  kind: string;
  title: string;
  /** Language and direction of the title; empty if they are unknown. */
  lang: string;
  dir: string;
  /** Address of its picture; empty without one. */
  picture: string;
  /** When the post was changed before it was saved or last opened, as an ISO date; empty if unknown. */
  updated: string;
  /** When it was saved, as an ISO date. */
  saved: string;
  /** When its page was last compared with this, as an ISO date. */
  checked?: string;
  /** What the comparison found. */
  change?: 'changed' | 'gone';
};

/** The most posts that can be saved. */
export const MAX_SAVED = 500;

const KEY = 'saved-posts';

/** The saved posts, last saved first; none if nothing is stored. */
export function readSaved(): SavedPost[] {
  try {
    return parseSaved(localStorage.getItem(KEY) ?? '[]') ?? [];
  } catch {
    return [];
  }
}

/** @returns false if the browser does not store them */
export function writeSaved(posts: readonly SavedPost[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(posts));
    return true;
  } catch {
    return false;
  }
}

/** Reads a list of saved posts from a file. @returns null if it is none; entries that are not posts are left out */
export function parseSaved(json: string): SavedPost[] | null {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter(isSavedPost) : null;
  } catch {
    return null;
  }
}

function isSavedPost(value: unknown): value is SavedPost {
  const post = Object(value) as Record<keyof SavedPost, unknown>;
  const texts = [post.kind, post.title, post.lang, post.dir, post.picture, post.updated];
  return (
    texts.every((text) => typeof text === 'string') &&
    Number.isSafeInteger(post.id) &&
    // A path of this site, never another one: browsers drop tabs and line breaks, and read `\` as `/`.
    /^\/(?!\/)[^\\\s]*$/.test(String(post.path)) &&
    !Number.isNaN(Date.parse(String(post.saved)))
  );
}

/** Adds posts that are not in the list, as far as there is room. @returns the list, the newest first */
export function mergeSaved(
  posts: readonly SavedPost[],
  added: readonly SavedPost[],
): { posts: SavedPost[]; count: number } {
  const paths = new Set(posts.map(({ path }) => path));
  const fresh = added.filter(({ path }) => !paths.has(path) && paths.add(path));
  const accepted = fresh.slice(0, Math.max(0, MAX_SAVED - posts.length));
  const merged = [...posts, ...accepted].sort((one, other) => other.saved.localeCompare(one.saved));
  return { posts: merged, count: accepted.length };
}
