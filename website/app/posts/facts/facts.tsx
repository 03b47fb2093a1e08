import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { kinds } from '../../kinds.ts';
import type { FactProps } from './fact.ts';
import { factTable } from './fact-table.ts';
import styles from './facts.module.css';

type FactsProps = FactProps & {
  className?: string;
  /** Actions below the facts, e.g. buttons. */
  children?: ReactNode;
};

/** The facts of a post, chosen and ordered by `kinds`. */
export function Facts({ className, children, ...props }: FactsProps) {
  const { messages } = useLanguage();
  const known = kinds[props.post.kind].pageFacts.filter((fact) =>
    factTable[fact].isKnown(props.post),
  );
  if (known.length === 0) return null;
  return (
    <aside className={[styles.facts, className].filter(Boolean).join(' ')} aria-labelledby="facts">
      {/* Not a heading: it would precede those of the text. */}
      <p id="facts" className={styles.title}>
        {messages.facts.heading}
      </p>
      <dl>
        {known.map((fact) => {
          const { View } = factTable[fact];
          return <View key={fact} {...props} />;
        })}
      </dl>
      {children}
    </aside>
  );
}
