import { Checkbox, TextButton, Typography } from '@strapi/design-system';
import { memo, useId, useState } from 'react';
import { Cell, Row, RowHeader } from '../../table/parts';
import { CellInput } from './cell-input';
import { ChangedPrice } from './changed-price';
import { KnownPrice } from './known-price';
import type { PriceRow as RowData } from './price-table';
import { SourceFields, TextField } from './source-fields';
import { type CellName, type Cells, isCheck, type SeenPrice } from './typed-prices';
import { usePriceWords } from './use-price-words';

/** The fields that stand in columns of their own. */
export const COLUMNS = ['low', 'high', 'currency', 'observed_on'] as const;

interface PriceRowProps {
  row: RowData;
  presets: Cells;
  typed: Partial<Cells> | undefined;
  errors: Readonly<Record<string, string>> | undefined;
  /** What was beside the row when it was typed, if somebody else has changed it since. */
  changed: SeenPrice | null | undefined;
  months: number;
  today: string;
  setCell: (row: RowData, name: CellName, value: string) => void;
  keepMine: (row: RowData) => void;
  takeTheirs: (row: RowData) => void;
}

/** An item with its known price and the fields of a new one; source and period open below it. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { row, presets, typed, changed, months, today, setCell, keepMine, takeTheirs } = props;
  // What it says of a change is said here, with what can be done.
  const errors = changed === undefined ? props.errors : undefined;
  const { texts, value } = usePriceWords();
  const [wantsMore, setWantsMore] = useState(false);
  const moreId = useId();
  const cells = { ...presets, ...typed };
  const set = (name: CellName, text: string) => setCell(row, name, text);
  // A mistake is never hidden.
  const hasHiddenError = Object.entries(errors ?? {}).some(
    ([field, message]) => message && !COLUMNS.some((column) => column === field),
  );
  const isOpen = wantsMore || hasHiddenError;
  const isFaulty = changed !== undefined || Object.values(errors ?? {}).some(Boolean);
  return (
    <>
      <Row className={isFaulty ? 'faulty' : undefined}>
        <RowHeader>
          {row.name}
          <Typography tag="p" variant="pi" textColor="neutral600">
            {value(row.unit)}
          </Typography>
        </RowHeader>
        <Cell className="known">
          <KnownPrice price={row.price} of={row.name} />
          {changed !== undefined && (
            <ChangedPrice
              seen={changed}
              of={row.name}
              // That the price holds was said of another one.
              onKeep={isCheck(typed) ? undefined : () => keepMine(row)}
              onTake={() => takeTheirs(row)}
            />
          )}
          {row.price && !row.price.is_example && (
            <Checkbox
              checked={cells.checked_on !== ''}
              onCheckedChange={(isChecked: boolean | 'indeterminate') =>
                set('checked_on', isChecked === true ? today : '')
              }
              aria-label={`${texts.holds}: ${row.name}`}
            >
              {texts.holds}
            </Checkbox>
          )}
          {errors?.checked_on && (
            <Typography tag="p" variant="pi" textColor="danger600">
              {errors.checked_on}
            </Typography>
          )}
        </Cell>
        {COLUMNS.map((name) => (
          <Cell key={name} className={name}>
            <CellInput {...{ name, cells }} of={row.name} error={errors?.[name]} onChange={set} />
          </Cell>
        ))}
        <Cell className="more">
          <TextButton
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? moreId : undefined}
            aria-label={`${texts.more}: ${row.name}`}
            onClick={() => setWantsMore(!isOpen)}
          >
            {texts.more}
          </TextButton>
        </Cell>
      </Row>
      {isOpen && (
        <Row id={moreId} className="source">
          <Cell colSpan={COLUMNS.length + 3}>
            <SourceFields
              {...{ cells, months, errors }}
              onChange={set}
              after={<TextField name="sample_size" {...{ cells, errors }} onChange={set} />}
            />
          </Cell>
        </Row>
      )}
    </>
  );
});
