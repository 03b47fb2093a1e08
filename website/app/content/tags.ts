/*
 * What a page shows, as tags by which it can be invalidated:
 *   `post:12`           an entry
 *   `all:post`          a list, which changes with entries that are not on it as well
 *   `all:post:Article`  a list of posts of one kind; it has `some:post`, too
 *   `subject:post:12`   the entry that was looked up: the page is about it
 *   `subject:slug:x`    the slug by which a post was looked up, found or not
 */

const SUBJECT = 'subject:';

/** The tag of a page that is about an entry. @param name its type and number, or `slug` and a slug */
export const subjectTag = (name: string): string => `${SUBJECT}${name}`;

/** Whether a tag names what a page is about, not something that it merely shows. */
export const isSubjectTag = (tag: string): boolean => tag.startsWith(SUBJECT);
