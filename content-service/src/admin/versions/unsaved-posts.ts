import { forgetChanges, KEPT_MS, storedChanges, type UnsavedChanges } from './unsaved-changes';

/** A new post that was typed and never saved. */
export interface UnsavedPost extends UnsavedChanges {
  /** Stands for the id that a version would have. */
  id: string;
}

const NEW = 'new';

/** An id for the form of a new post: several can be open at a time, in tabs of the same browser. */
export function newPostId(): string {
  return `${NEW}-${Math.random().toString(36).slice(2)}`;
}

/** Whether an id stands for the form of a new post. */
export function isNewPostId(id: string): boolean {
  return id.startsWith(`${NEW}-`);
}

/**
 * The new posts that this browser keeps for a user, last typed first. Those older than thirty days are
 * deleted.
 * @param open ids of the posts that a form shows now
 */
export function unsavedPosts(userId: string, open: ReadonlySet<string>, now: Date): UnsavedPost[] {
  const posts = storedChanges({ userId, versionId: NEW }).map(({ versionId, changes }) => ({
    ...changes,
    id: versionId,
  }));
  const isOld = ({ at }: UnsavedPost) => now.getTime() - new Date(at).getTime() > KEPT_MS;
  for (const { id } of posts.filter(isOld)) forgetChanges({ userId, versionId: id });
  return posts
    .filter((post) => !isOld(post) && !open.has(post.id))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
