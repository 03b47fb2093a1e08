import { TextInput } from '@strapi/design-system';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** Browsers offer years of six digits otherwise. */
const LATEST = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59', time: undefined };

type TextInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'
>;

interface TemporalInputProps extends TextInputProps {
  type: keyof typeof LATEST;
  /** As the type of input has it, such as `2026-05-01T18:00`; empty if there is none. */
  value: string;
  /** Given nothing when the input is left while parts are missing or there is no such day. */
  onChange: (value: string | undefined) => void;
}

/**
 * A browser's input for a date or time. It is uncontrolled, because it holds parts that make no value
 * yet: where one is deleted, Firefox loses all of them as soon as React writes to the input.
 */
export function TemporalInput({ type, value, onChange, ...props }: TemporalInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [initialValue] = useState(value);
  useEffect(() => {
    const input = ref.current;
    if (input && input.value !== value && input !== document.activeElement) input.value = value;
  }, [value]);
  const leave = (input: HTMLInputElement) => {
    if (input.validity.badInput) return onChange(undefined);
    // A year of two digits is one of this century.
    const complete = input.value.replace(/^00(?=\d\d-)/, '20');
    if (complete !== input.value) onChange(complete);
    // What was typed may stand for another time, where clocks change.
    else input.value = value;
  };
  return (
    <TextInput
      {...props}
      ref={ref}
      type={type}
      dir="ltr"
      max={LATEST[type]}
      defaultValue={initialValue}
      onChange={({ target }) => {
        if (!target.validity.badInput) onChange(target.value);
      }}
      onBlur={({ target }) => leave(target)}
    />
  );
}
