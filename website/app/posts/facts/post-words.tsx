import { useLanguage } from '../../i18n/language.ts';
import { isLatin, scriptOf } from '../../languages.ts';
import type { PostFacts } from './fact.ts';

type PostWordsProps = { text: string; post: Pick<PostFacts, 'contentLanguage'> };

/**
 * Words of a post among those of the page, such as an address or a name. They are in the language of
 * the post, unless their letters are Latin and those of the language are not, or the reverse.
 */
export function PostWords({ text, post }: PostWordsProps) {
  const { language } = useLanguage();
  const code = post.contentLanguage?.code;
  const isLatinText = isLatin(text);
  const isInPostLanguage = code !== undefined && (scriptOf(code) === 'latin') === isLatinText;
  return (
    <bdi
      lang={isInPostLanguage && code !== language ? code : undefined}
      data-latin={isLatinText || undefined}
    >
      {text}
    </bdi>
  );
}
