import { languageAttributes } from '../languages.ts';
import prose from '../styles/prose.module.css';
import type { ContentLanguage, SafeHtml } from './post.ts';

/** A post's text in its own language and direction. The one place where HTML enters a page as it is. */
export function Description({
  html,
  contentLanguage,
}: {
  html: SafeHtml;
  contentLanguage: ContentLanguage | null;
}) {
  if (!html) return null;
  return (
    <div
      className={prose.prose}
      {...languageAttributes(contentLanguage)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
