import { stateChangeAfter } from '../posts/event-state.ts';
import type { PostView } from '../posts/post-view.server.ts';
import { isTrueUntil } from '../request-context.server.ts';

/**
 * The view of a post, whose page is true until the place opens or closes, or the event begins or ends
 * (decision 38).
 */
export function whileTrue(view: PostView): PostView {
  const { start, end } = view.post;
  const changes = [view.hours?.changesAt, start && stateChangeAfter(start, end, view.now)];
  for (const change of changes) if (change) isTrueUntil(change);
  return view;
}
