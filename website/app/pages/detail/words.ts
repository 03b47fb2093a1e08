import { withOffset } from '../../i18n/with-offset.ts';
import type { PostView } from '../../posts/post-view.server.ts';
import { breadcrumbList } from '../../posts/structured-data/breadcrumb-list.ts';
import { postClaims } from '../../posts/structured-data/claims.ts';
import { postTrail } from '../../posts/trail.ts';
import type { Setting, Words } from '../metadata.ts';

/** Letters that a title made of a text's first words may have. */
const TITLE_LENGTH = 60;

/** What the head of a post's page says. A post without title is named by its first words. */
export function postWords(
  view: Omit<PostView, 'description' | 'related'>,
  { messages, link, url, publicUrl }: Setting,
): Words {
  const { post, excerpt, timeZone } = view;
  const { one, lead } = messages.kinds[post.kind];
  return {
    title: post.title ?? firstWords(excerpt) ?? `${one} ${post.id}`,
    description: excerpt || lead,
    picture: post.picture,
    dates: {
      posted: withOffset(post.createdAt, timeZone),
      changed: post.updatedAt && withOffset(post.updatedAt, timeZone),
    },
    claims: [
      ...postClaims({ ...view, url }),
      breadcrumbList(postTrail(post, messages, link), publicUrl),
    ],
  };
}

function firstWords(text: string): string | null {
  const letters = [...text];
  if (letters.length <= TITLE_LENGTH) return text || null;
  const cut = letters.slice(0, TITLE_LENGTH).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd()}…`;
}
