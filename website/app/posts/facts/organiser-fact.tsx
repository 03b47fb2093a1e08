import { useLanguage } from '../../i18n/language.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import { PostWords } from './post-words.tsx';

/** The organiser. */
export function OrganiserFact({ post }: FactProps) {
  const { messages } = useLanguage();
  if (!post.information?.organiser) return null;
  return (
    <FactItem icon="people" label={messages.facts.organiser}>
      <PostWords text={post.information.organiser} post={post} />
    </FactItem>
  );
}
