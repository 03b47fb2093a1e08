import type { PostView } from '../posts/post-view.server.ts';
import { isTrueUntil } from '../request-context.server.ts';

/** The view of a post, whose page is true until the place opens or closes (decision 38). */
export function whileHoursAreTrue(view: PostView): PostView {
  if (view.hours?.changesAt) isTrueUntil(view.hours.changesAt);
  return view;
}
