import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useTexts } from '../texts/use-texts';
import { dayAfter, type ShownDays, shownWeek } from './shown-week';

/** What readers will see of opening hours. */
export function HoursAsShown({ text }: { text: string }) {
  const texts = useTexts();
  const { locale } = useIntl();
  if (text === '') return null;
  const shown = shownWeek(text);
  if (!shown) {
    return (
      <Typography role="status" textColor="danger600">
        {texts.hoursUnreadable}
      </Typography>
    );
  }
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const daysOf = ({ days: [first = 0, ...more] }: ShownDays) =>
    day.formatRange(dayAfter(first), dayAfter(more.at(-1) ?? first));
  const hoursOf = ({ spans }: ShownDays) =>
    spans.map(({ from, to }) => `${time.format(from)} – ${time.format(to)}`).join(', ') ||
    texts.closed;
  return (
    <Box background="neutral100" padding={3} hasRadius>
      <Typography tag="p" variant="pi" fontWeight="bold">
        {texts.asReadersSeeIt}
      </Typography>
      <Box tag="dl">
        {shown.week.map((row) => (
          <Box key={row.days[0]}>
            <Typography tag="dt" fontWeight="semiBold">
              {daysOf(row)}
            </Typography>
            <Typography tag="dd" textColor="neutral600">
              {hoursOf(row)}
            </Typography>
          </Box>
        ))}
      </Box>
      {shown.varies && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {texts.hoursVary}
        </Typography>
      )}
    </Box>
  );
}
