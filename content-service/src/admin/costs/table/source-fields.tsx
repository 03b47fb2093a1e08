import { Field, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TemporalInput } from '../../fields/form/temporal-input';
import type { CellName, Cells } from './typed-prices';
import { usePriceWords } from './use-price-words';

const Grid = styled.div`
  display: grid;
  gap: 1.2rem;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  align-items: start;
`;

const KINDS = ['editor', 'official', 'reader'];

interface SourceFieldsProps {
  cells: Cells;
  /** Months for which a price usually counts. */
  months: number;
  errors?: Readonly<Record<string, string>> | undefined;
  onChange: (name: CellName, value: string) => void;
  /** Shown before and after those of the source. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Where a price comes from, and how long it counts. */
export function SourceFields({
  cells,
  months,
  errors,
  onChange,
  before,
  after,
}: SourceFieldsProps) {
  const { label, value } = usePriceWords();
  return (
    <Grid>
      {before}
      <Field.Root error={errors?.source_kind}>
        <Field.Label>{label('source_kind')}</Field.Label>
        <SingleSelect
          value={cells.source_kind}
          onChange={(kind) => onChange('source_kind', String(kind))}
        >
          {KINDS.map((kind) => (
            <SingleSelectOption key={kind} value={kind}>
              {value(kind)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Error />
      </Field.Root>
      <TextField name="source" {...{ cells, errors, onChange }} />
      <TextField name="source_url" dir="ltr" {...{ cells, errors, onChange }} />
      <TextField name="valid_for" placeholder={String(months)} {...{ cells, errors, onChange }} />
      {after}
    </Grid>
  );
}

interface TextFieldProps {
  name: CellName;
  dir?: 'ltr';
  placeholder?: string;
  cells: Cells;
  errors?: Readonly<Record<string, string>> | undefined;
  onChange: (name: CellName, value: string) => void;
}

/** A field with its label. */
export function TextField({ name, cells, errors, onChange, ...input }: TextFieldProps) {
  const { label } = usePriceWords();
  return (
    <Field.Root error={errors?.[name]}>
      <Field.Label>{label(name)}</Field.Label>
      {name === 'observed_on' ? (
        <TemporalInput
          type="date"
          autoComplete="off"
          value={cells[name]}
          onChange={(day = '') => onChange(name, day)}
        />
      ) : (
        <TextInput
          autoComplete="off"
          value={cells[name]}
          onChange={({ target }) => onChange(name, target.value)}
          {...input}
        />
      )}
      <Field.Error />
    </Field.Root>
  );
}
