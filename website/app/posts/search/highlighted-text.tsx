import type { TextSegment } from './highlight.ts';
import styles from './highlighted-text.module.css';

/** A text with its matches marked. */
export function HighlightedText({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map(({ text, isMatch }, index) => {
    const key = `${index} ${text}`;
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
