import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { CountBox } from './count-box';
import { CountTable } from './count-table';
import { ReadsPlot } from './reads-plot';
import type { Statistics } from './statistics';
import { useTexts } from './texts/use-texts';
import { useNumbers } from './use-numbers';

const AsTable = styled.details`
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  summary {
    cursor: pointer;
    padding-block: 0.6rem;
  }
`;

/** How often posts were read, by day or by week: a plot, and the same as a table. */
export function ReadsBox({ statistics }: { statistics: Statistics }) {
  const texts = useTexts();
  const { count, inCsv, day } = useNumbers();
  const { reads, since, until, daysPerStep } = statistics;
  const title = daysPerStep === 1 ? texts.readsByDay : texts.readsByWeek;
  const headings = [daysPerStep === 1 ? texts.day : texts.weekFrom, texts.reads];
  return (
    <CountBox
      title={title}
      file={`reads-${since}-${until}`}
      rows={[headings, ...reads.steps.map((step) => [step.day, inCsv(step.reads)])]}
    >
      <Flex gap={2} alignItems="baseline" wrap="wrap">
        <Typography variant="alpha" tag="p">
          {count(reads.total)}
        </Typography>
        <Typography textColor="neutral600">{`${day(since)} – ${day(until)}`}</Typography>
      </Flex>
      {reads.total === 0 ? (
        <Typography textColor="neutral600">{texts.nothing}</Typography>
      ) : (
        <>
          <ReadsPlot label={title} steps={reads.steps} until={until} />
          <AsTable>
            <summary>{texts.asTable}</summary>
            <CountTable
              headings={headings}
              rows={reads.steps.map((step) => ({
                key: step.day,
                name: day(step.day),
                counts: [count(step.reads)],
              }))}
            />
          </AsTable>
        </>
      )}
    </CountBox>
  );
}
