import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import type { ReportedPost } from './reported-post.server.ts';

/** Names the post, with a link to it; shows nothing if only its number is known. */
export function AboutPost({ post }: { post: ReportedPost }) {
  const { link, messages } = useLanguage();
  if (post.path === null) return null;
  const title = (
    <a href={link(post.path)} {...languageAttributes(post.contentLanguage)}>
      {post.title ?? messages.card.untitled}
    </a>
  );
  return (
    <p>
      <Interpolate text={messages.feedback.about} title={title} />
    </p>
  );
}
