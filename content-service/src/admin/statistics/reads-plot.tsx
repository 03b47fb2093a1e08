import { styled } from 'styled-components';
import type { Step } from './statistics';
import { useNumbers } from './use-numbers';

/** Units of the drawing, which is stretched to its place. */
const STEP_WIDTH = 10;
const BAR_WIDTH = 8;
const HEIGHT = 100;

/** Of a bar whose number is too small to be shown. */
const FEW_HEIGHT = 3;

/** A column for the scale, a row for the dates. Time runs as the text does. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.4rem 0.8rem;
  font-size: 1.2rem;
  color: ${({ theme }) => theme.colors.neutral600};
  font-variant-numeric: tabular-nums;

  svg {
    width: 100%;
    height: 18rem;
    border-block: 1px solid ${({ theme }) => theme.colors.neutral200};
    fill: ${({ theme }) => theme.colors.primary600};
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  .few {
    fill: ${({ theme }) => theme.colors.neutral400};
  }
  > div {
    display: flex;
    justify-content: space-between;
    gap: 1.6rem;
  }
  .scale {
    flex-direction: column;
    align-items: flex-end;
  }
  .dates {
    grid-column: 2;
  }
`;

interface ReadsPlotProps {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  steps: readonly Step[];
  until: string;
}

/** A bar for each step, the highest as high as the drawing. */
export function ReadsPlot({ label, steps, until }: ReadsPlotProps) {
  const { count, day } = useNumbers();
  const highest = Math.max(1, ...steps.map(({ reads }) => reads ?? 0));
  const heightOf = (reads: number | null) =>
    reads === null ? FEW_HEIGHT : (reads / highest) * HEIGHT;
  return (
    <Frame>
      <div className="scale" aria-hidden>
        <span>{count(highest)}</span>
        <span>{count(0)}</span>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${steps.length * STEP_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {steps.map(({ day: first, reads }, index) => (
          <rect
            key={first}
            className={reads === null ? 'few' : undefined}
            x={index * STEP_WIDTH + (STEP_WIDTH - BAR_WIDTH) / 2}
            y={HEIGHT - heightOf(reads)}
            width={BAR_WIDTH}
            height={heightOf(reads)}
          >
            <title>{`${day(first)}: ${count(reads)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="dates" aria-hidden>
        <span>{day(steps[0]?.day ?? until)}</span>
        <span>{day(until)}</span>
      </div>
    </Frame>
  );
}
