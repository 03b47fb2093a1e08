import { TextInput, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { TemporalInput } from '../../fields/form/temporal-input';
import type { CellName, Cells } from './typed-prices';
import { usePriceWords } from './use-price-words';

/** Beside a heading of its column, a label is seen on narrow screens only. */
const Label = styled.span`
  display: none;
  font-size: 1.2rem;
  font-weight: 600;

  @media (max-width: 60em) {
    display: block;
  }
`;

/** Figures, codes and addresses run from left to right. */
const IN_LATIN: readonly CellName[] = ['currency', 'source_url'];

const NUMBERS: readonly CellName[] = ['low', 'high', 'sample_size', 'valid_for'];

interface CellInputProps {
  name: Exclude<CellName, 'source_kind' | 'checked_on'>;
  cells: Cells;
  /** Name of the item, which tells the field from those of other rows. */
  of: string;
  error?: string | undefined;
  placeholder?: string;
  onChange: (name: CellName, value: string) => void;
}

/** A field of a row. */
export function CellInput({ name, cells, of, error, placeholder, onChange }: CellInputProps) {
  const { label } = usePriceWords();
  const errorId = useId();
  const shared = {
    size: 'S',
    'data-cell': name,
    'aria-label': `${label(name)}: ${of}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    hasError: Boolean(error),
    autoComplete: 'off',
    value: cells[name],
  } as const;
  return (
    <>
      <Label aria-hidden>{label(name)}</Label>
      {name === 'observed_on' ? (
        <TemporalInput {...shared} type="date" onChange={(day = '') => onChange(name, day)} />
      ) : (
        <TextInput
          {...shared}
          inputMode={NUMBERS.includes(name) ? 'decimal' : undefined}
          dir={IN_LATIN.includes(name) ? 'ltr' : undefined}
          placeholder={placeholder}
          onChange={({ target }) =>
            onChange(name, name === 'currency' ? target.value.toUpperCase() : target.value)
          }
        />
      )}
      {error && (
        <Typography id={errorId} tag="p" variant="pi" textColor="danger600">
          {error}
        </Typography>
      )}
    </>
  );
}
