import { useLanguage } from '../../i18n/language.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** The condition of an item. */
export function ConditionFact({ post }: FactProps) {
  const { messages } = useLanguage();
  const condition = post.information?.condition;
  if (!condition) return null;
  return (
    <FactItem icon="check" label={messages.facts.condition}>
      {messages.facts.conditions[condition]}
    </FactItem>
  );
}
