import { Field } from '@strapi/design-system';
import { forwardRef, type ReactNode, useId, useMemo, useRef } from 'react';
import { lossesOf } from '../html/losses';
import { SourceView } from './source-view';
import { TextEditor } from './text-editor';
import { schema } from './use-editor';

type InputProps = {
  name: string;
  value?: string | null;
  onChange: (event: { target: { name: string; type: 'text'; value: string } }) => void;
  error?: string;
  hint?: ReactNode;
  label?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** The custom field `article-text` in a form of the panel: HTML in, HTML out. */
const Input = forwardRef<HTMLDivElement, InputProps>(function Input(
  { name, value, onChange, error, hint, label, labelAction, required = false, disabled = false },
  ref,
) {
  const html = value ?? '';
  const written = useRef<string | null>(null);
  const labelId = useId();
  // What the editor wrote itself, it can hold.
  const losses = useMemo(() => (html === written.current ? [] : lossesOf(html, schema)), [html]);
  const change = (changed: string) => {
    written.current = changed;
    onChange({ target: { name, type: 'text', value: changed } });
  };
  return (
    <Field.Root
      name={name}
      hint={hint}
      {...(error !== undefined && { error })}
      required={required}
      ref={ref}
      alignItems="stretch"
      direction="column"
      gap={1}
    >
      <Field.Label action={labelAction}>
        <span id={labelId}>{label ?? name}</span>
      </Field.Label>
      {losses.length > 0 ? (
        <SourceView html={html} losses={losses} labelId={labelId} />
      ) : (
        <TextEditor
          value={html}
          onChange={change}
          disabled={disabled}
          labelId={labelId}
          isInvalid={Boolean(error)}
        />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});

export default Input;
