import { useLanguage } from '../../i18n/language.ts';
import { kinds } from '../../kinds.ts';
import { nameIn } from '../names.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** The category. */
export function CategoryFact({ post }: FactProps) {
  const { language, messages } = useLanguage();
  if (!post.category) return null;
  return (
    <FactItem icon={kinds[post.kind].icon} label={messages.facts.category}>
      <bdi>{nameIn(post.category, language)}</bdi>
    </FactItem>
  );
}
