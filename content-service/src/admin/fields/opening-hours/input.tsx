import { Box, Field, TextButton, TextInput, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import type { InputProps } from '../form/input-props';
import { useTexts } from '../texts/use-texts';
import { HoursAsShown } from './hours-as-shown';
import { WeekGrid } from './week-grid';
import { readWeek } from './week-syntax';

/** Opening hours as a week's grid, with what readers will see; other hours stay text. */
export function OpeningHoursInput({ name, label, hint, required = false, disabled }: InputProps) {
  const texts = useTexts();
  const labelId = useId();
  const { value, error, onChange } = useField<string | null>(name);
  const [wantsText, setWantsText] = useState(false);
  const text = value ?? '';
  const week = readWeek(text);
  const isText = wantsText || week === null;
  const change = (hours: string) => onChange(name, hours === '' ? null : hours);
  return (
    <Field.Root name={name} hint={isText ? hint : undefined} error={error} required={required}>
      <Field.Label id={labelId}>{label}</Field.Label>
      {isText ? (
        <TextInput
          dir="ltr"
          value={text}
          onChange={({ target }) => change(target.value)}
          disabled={disabled ?? false}
        />
      ) : (
        <Box role="group" aria-labelledby={labelId}>
          <WeekGrid name={name} text={text} onChange={change} disabled={disabled ?? false} />
        </Box>
      )}
      {week === null && (
        <Typography variant="pi" textColor="neutral600">
          {texts.hoursStayText}
        </Typography>
      )}
      <Field.Hint />
      <Field.Error />
      {week !== null && !disabled && (
        <TextButton type="button" onClick={() => setWantsText(!wantsText)}>
          {isText ? texts.hoursAsGrid : texts.hoursAsText}
        </TextButton>
      )}
      <HoursAsShown text={text} />
    </Field.Root>
  );
}
