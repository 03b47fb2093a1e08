import { Box, Flex, Radio, Typography } from '@strapi/design-system';
import type { CheckedRow } from 'post-rules/row-fault';
import { useState } from 'react';
import { fieldLabel } from '../field-labels';
import { useTexts } from '../texts/use-texts';
import { describeFault } from './describe-fault';

const COLOURS = { ready: 'success700', duplicate: 'warning700', faulty: 'danger700' } as const;

/** Every row of the table with what the check says of it. */
export function CheckedRows({ rows }: { rows: readonly CheckedRow[] }) {
  const { say } = useTexts();
  const [shown, setShown] = useState('all');
  const listed = shown === 'all' ? rows : rows.filter(({ state }) => state !== 'ready');
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Radio.Group value={shown} onValueChange={setShown} aria-label={say('shownRows')}>
        <Flex gap={4} wrap="wrap">
          <Radio.Item value="all">{say('allRows')}</Radio.Item>
          <Radio.Item value="faulty">{say('onlyFaulty')}</Radio.Item>
        </Flex>
      </Radio.Group>
      <Flex direction="column" alignItems="stretch" gap={2} tag="ol">
        {listed.map((row) => (
          <Row key={row.row} checked={row} />
        ))}
      </Flex>
    </Flex>
  );
}

function Row({
  checked: { row, title, state, faults, start, end, zone },
}: {
  checked: CheckedRow;
}) {
  const { say, language } = useTexts();
  const times = [
    start && `${fieldLabel('start', language)}: \u2066${start}\u2069`,
    end && `${fieldLabel('end', language)}: \u2066${end}\u2069`,
  ].filter(Boolean);
  return (
    <Box tag="li" padding={3} background="neutral0" hasRadius borderColor="neutral200">
      <Flex gap={2} wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          {say('row', { row })}
        </Typography>
        <Typography fontWeight="bold" dir="auto">
          {title || say('noTitleYet')}
        </Typography>
        <Typography variant="pi" fontWeight="bold" textColor={COLOURS[state]}>
          {say(state)}
        </Typography>
      </Flex>
      {times.length > 0 && (
        <Typography variant="pi" tag="p">
          {`${times.join(' · ')} (${zone})`}
        </Typography>
      )}
      {faults.length > 0 && (
        <Flex direction="column" alignItems="stretch" gap={1} tag="ul" paddingTop={1}>
          {faults.map((each) => (
            <Typography
              key={`${each.field} ${each.code}`}
              tag="li"
              textColor={each.level === 'error' ? 'danger700' : 'neutral800'}
            >
              {describeFault(each, say, language)}
            </Typography>
          ))}
        </Flex>
      )}
    </Box>
  );
}
