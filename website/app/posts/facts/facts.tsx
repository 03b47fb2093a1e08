import { useLanguage } from '../../i18n/language.ts';
import type { Fact } from '../../kinds.ts';
import type { FactProps } from './fact.ts';
import { factTable } from './fact-table.ts';
import styles from './facts.module.css';

type FactsProps = FactProps & {
  /** Those to show, in order. */
  facts: readonly Fact[];
  className?: string;
};

/** Facts of a post in a box; nothing if there are none. */
export function Facts({ facts, className, ...props }: FactsProps) {
  const { messages } = useLanguage();
  if (facts.length === 0) return null;
  return (
    <aside className={[styles.facts, className].filter(Boolean).join(' ')} aria-labelledby="facts">
      {/* Not a heading: on some pages it precedes those of the text. */}
      <p id="facts" className={styles.title}>
        {messages.facts.heading}
      </p>
      <dl>
        {facts.map((fact) => {
          const { View } = factTable[fact];
          return <View key={fact} {...props} />;
        })}
      </dl>
    </aside>
  );
}
