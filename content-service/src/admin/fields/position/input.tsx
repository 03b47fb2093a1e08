import { Field, TextInput, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { InputProps } from '../form/input-props';
import { useEditableFields } from '../form/use-editable-fields';
import { useTexts } from '../texts/use-texts';
import { type Parsed, type Position, parsePosition } from './parse-position';
import { PlaceOfPosition } from './place-of-position';

/** The position on the map as the form holds it; Strapi adds an id. */
type MapValue = Partial<Record<keyof Position, number | null>>;

/** The position of a post, pasted as a link of a map app or as two numbers. */
export default function Input({
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
}: InputProps) {
  const texts = useTexts();
  const { value, error, onChange } = useField<MapValue | null>(name);
  const isEditable = useEditableFields();
  const [typed, setTyped] = useState<string>();
  const position = positionOf(value);
  // A position without numbers is refused when saving. Not before there is something to save: the
  // panel asks before it leaves a form with changes.
  const isModified = useForm('Position', ({ modified }) => modified);
  const isRefused = isModified && !!value && !position;
  useEffect(() => {
    if (isRefused) onChange(name, null);
  }, [isRefused, name, onChange]);
  const read = (text: string) => {
    const parsed = parsePosition(text);
    const isPosition = typeof parsed === 'object';
    // Digits stay as they are typed: "55.30" would become "55.3" before the next one.
    const isLink = text.includes('://');
    setTyped((isPosition && isLink) || text.trim() === '' ? undefined : text);
    if (isPosition) onChange(name, { ...value, ...parsed });
    else if (text.trim() === '') onChange(name, null);
  };
  const parsed = typed === undefined ? undefined : parsePosition(typed);
  const problem = parsed && problemOf(parsed, texts);
  const showNumbers = () => {
    if (typeof parsed === 'object') setTyped(undefined);
  };
  return (
    <Field.Root name={name} hint={hint} error={problem ?? error} required={required}>
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <TextInput
        dir="ltr"
        inputMode="url"
        value={typed ?? (position ? `${position.latitude}, ${position.longitude}` : '')}
        onChange={({ target }) => read(target.value)}
        onBlur={showNumbers}
        disabled={disabled || !isEditable(`${name}.latitude`)}
      />
      <Typography role="status" variant="pi" textColor="neutral800">
        {position && <PlaceOfPosition position={position} />}
      </Typography>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function positionOf(value: MapValue | null | undefined): Position | null {
  const { latitude, longitude } = value ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}

function problemOf(parsed: Parsed, texts: ReturnType<typeof useTexts>): string | undefined {
  if (typeof parsed === 'object') return undefined;
  return parsed === 'short-link' ? texts.positionShortLink : texts.positionUnreadable;
}
