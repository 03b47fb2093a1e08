import { feedPath } from '../../addresses/feed.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import type { Kind } from '../../kinds.ts';

/** The feed of a kind's newest posts: what it is called, and its path without language prefix. */
export function feedOf(kind: Kind, messages: Messages): { title: string; path: string } {
  return { title: messages.kinds[kind].listTitle, path: feedPath(kind) };
}
