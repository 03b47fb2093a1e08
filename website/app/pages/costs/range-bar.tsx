import type { Range } from '../../costs/convert.ts';
import styles from './range-bar.module.css';

type RangeBarProps = {
  range: Range;
  /** The end of the scale, the same for all bars that are compared. */
  max: number;
  /** What the picture shows, in words. */
  label: string;
  /** The second city has another colour. */
  second: boolean;
};

/** Units of the picture's width; it is stretched to the width that it gets. */
const WIDTH = 300;

/** A range as a bar: pale up to the lowest, solid up to the highest. */
export function RangeBar({ range, max, label, second }: RangeBarProps) {
  const scale = max > 0 ? WIDTH / max : 0;
  const [low, high] = [range.low * scale, range.high * scale];
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <svg
      className={styles.bar}
      data-second={second || undefined}
      viewBox={`0 0 ${WIDTH} 16`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.scale} d={`M0 8H${WIDTH}`} />
      <rect className={styles.upToLow} x="0" y="5" width={round(low)} height="6" />
      <rect
        className={styles.range}
        x={round(low)}
        y="1"
        width={round(Math.max(high - low, 2))}
        height="14"
      />
    </svg>
  );
}
