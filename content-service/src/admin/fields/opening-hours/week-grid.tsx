import { Box, Flex, IconButton, TextButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TemporalInput } from '../form/temporal-input';
import { fill } from '../texts/fill';
import { useTexts } from '../texts/use-texts';
import { dayAfter } from './shown-week';
import {
  closedWeek,
  isComplete,
  readWeek,
  SPANS,
  type Span,
  type Week,
  writeWeek,
} from './week-syntax';

interface WeekGridProps {
  name: string;
  /** Hours that the grid can hold. */
  text: string;
  onChange: (text: string) => void;
  disabled: boolean;
}

/** The hours of each day of the week. */
export function WeekGrid({ name, text, onChange, disabled }: WeekGridProps) {
  const texts = useTexts();
  const { locale } = useIntl();
  // Times that are not complete yet cannot be written. The form passes on what was written a moment
  // later: a time that is being typed must not disappear until then.
  const [draft, setDraft] = useState<{ week: Week; text: string; before?: string }>();
  const isOfDraft = draft !== undefined && (text === draft.text || text === draft.before);
  const week = isOfDraft ? draft.week : (readWeek(text) ?? closedWeek);
  if (draft?.before !== undefined && text === draft.text) {
    setDraft({ week: draft.week, text });
  }
  const change = (changed: Week) => {
    if (!isComplete(changed)) return setDraft({ week: changed, text });
    const written = writeWeek(changed);
    if (written === text) return setDraft({ week: changed, text });
    setDraft({ week: changed, text: written, before: text });
    onChange(written);
  };
  const changeDay = (day: number, spans: readonly Span[]) =>
    change(week.map((before, index) => (index === day ? spans : before)));
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {week.map((spans, day) => {
        const label = dayName.format(dayAfter(day));
        const previous = week[day - 1];
        return (
          <Flex key={label} wrap="wrap" gap={2} alignItems="center">
            <Box width="9rem">
              <Typography fontWeight="semiBold">{label}</Typography>
            </Box>
            {SPANS.map((key, index) => {
              const span = spans[index];
              return (
                span && (
                  <SpanInputs
                    key={key}
                    name={`${name}.${day}.${index}`}
                    day={label}
                    span={span}
                    disabled={disabled}
                    onChange={(changed) => changeDay(day, spans.with(index, changed))}
                    onRemove={() => changeDay(day, spans.toSpliced(index, 1))}
                  />
                )
              );
            })}
            {spans.length === 0 && <Typography textColor="neutral600">{texts.closed}</Typography>}
            {!disabled && spans.length < SPANS.length && (
              <TextButton
                type="button"
                aria-label={fill(texts.addHoursOn, { day: label })}
                onClick={() => changeDay(day, [...spans, { from: '', to: '' }])}
              >
                {texts.addHours}
              </TextButton>
            )}
            {!disabled && previous && previous.length > 0 && spans.length === 0 && (
              <TextButton
                type="button"
                aria-label={fill(texts.asDayBeforeOn, { day: label })}
                onClick={() => changeDay(day, previous)}
              >
                {texts.asDayBefore}
              </TextButton>
            )}
          </Flex>
        );
      })}
      {!isComplete(week) && (
        <Typography variant="pi" textColor="neutral600" tag="p" role="status">
          {texts.hoursIncomplete}
        </Typography>
      )}
    </Flex>
  );
}

interface SpanInputsProps {
  name: string;
  day: string;
  span: Span;
  disabled: boolean;
  onChange: (span: Span) => void;
  onRemove: () => void;
}

function SpanInputs({ name, day, span, disabled, onChange, onRemove }: SpanInputsProps) {
  const texts = useTexts();
  return (
    <Flex gap={1} alignItems="center" dir="ltr">
      <TemporalInput
        type="time"
        size="S"
        name={`${name}.from`}
        aria-label={fill(texts.opensOn, { day })}
        value={span.from}
        onChange={(from = '') => onChange({ ...span, from })}
        disabled={disabled}
      />
      <span aria-hidden>–</span>
      <TemporalInput
        type="time"
        size="S"
        name={`${name}.to`}
        aria-label={fill(texts.closesOn, { day })}
        value={span.to}
        onChange={(to = '') => onChange({ ...span, to })}
        disabled={disabled}
      />
      {!disabled && (
        <IconButton
          type="button"
          variant="ghost"
          size="S"
          label={fill(texts.removeHoursOn, { day })}
          onClick={onRemove}
        >
          <Cross />
        </IconButton>
      )}
    </Flex>
  );
}
