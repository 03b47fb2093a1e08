import { useLanguage } from '../../i18n/language.ts';
import { isLatin } from '../../languages.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** The organiser. */
export function OrganiserFact({ post }: FactProps) {
  const { messages } = useLanguage();
  if (!post.information?.organiser) return null;
  return (
    <FactItem icon="people" label={messages.facts.organiser}>
      <bdi data-latin={isLatin(post.information.organiser) || undefined}>
        {post.information.organiser}
      </bdi>
    </FactItem>
  );
}
