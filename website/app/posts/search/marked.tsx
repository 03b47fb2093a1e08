import type { Stretch } from './highlight.ts';
import styles from './marked.module.css';

/** A text with what was searched for marked. */
export function Marked({ stretches }: { stretches: readonly Stretch[] }) {
  return stretches.map(({ text, isFound }, place) => {
    const key = `${place} ${text}`;
    return isFound ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
