/*
 * Tags of the entries that a page depends on, by which it is invalidated:
 *   `post:12`           an entry
 *   `all:post`          a list, which also depends on entries that are not on it
 *   `all:post:Article`  a list of posts of one kind; it also has `some:post`
 *   `subject:post:12`   the entry that was looked up: the page is about it
 *   `subject:slug:x`    the slug that was looked up, found or not
 */

const SUBJECT = 'subject:';

/** The tag of a page about an entry. @param name its type and id, or `slug` and a slug */
export const subjectTag = (name: string): string => `${SUBJECT}${name}`;

/** Whether a tag names the subject of a page, not something that it merely shows. */
export const isSubjectTag = (tag: string): boolean => tag.startsWith(SUBJECT);

const SUBJECT_POST = /^subject:post:(\d+)$/;

/** The number of the post that a page is about; null if it is about none. */
export function subjectPost(tags: Iterable<string>): number | null {
  for (const tag of tags) {
    const [, id] = SUBJECT_POST.exec(tag) ?? [];
    if (id !== undefined) return Number(id);
  }
  return null;
}
