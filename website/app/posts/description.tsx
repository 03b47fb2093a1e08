import { languageAttributes } from '../languages.ts';
import prose from '../styles/prose.module.css';
import type { ContentLanguage, SafeHtml } from './post.ts';

/** The text of a post in its own language and direction. The only place that inserts HTML into a page. */
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
