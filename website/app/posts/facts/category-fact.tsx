import { useLanguage } from '../../i18n/language.ts';
import { kinds } from '../../kinds.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** The category. */
export function CategoryFact({ post }: FactProps) {
  const { messages } = useLanguage();
  if (!post.category) return null;
  return (
    <FactItem icon={kinds[post.kind].icon} label={messages.facts.category}>
      <bdi>{post.category.name}</bdi>
    </FactItem>
  );
}
