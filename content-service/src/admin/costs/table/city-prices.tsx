import { Button, Flex, Typography } from '@strapi/design-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../fields/texts/fill';
import { Body, ColumnHeader, GroupHeader, Head, Row } from '../../table/parts';
import { moveBetweenRows } from './move-between-rows';
import { Presets } from './presets';
import { COLUMNS, PriceRow } from './price-row';
import type { PriceTable } from './price-table';
import { PricesTable } from './prices-table';
import { changedSince } from './typed-prices';
import { usePriceWords } from './use-price-words';
import { useTypedPrices } from './use-typed-prices';

/** Within reach wherever one types. */
const SaveBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding: 1.2rem 1.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};
`;

interface CityPricesProps {
  table: PriceTable;
  /** Loads it again. */
  reload: () => Promise<void>;
}

/** The prices of a city as one form: rows grouped as on the website, saved together. */
export function CityPrices({ table, reload }: CityPricesProps) {
  const { texts, label, value } = usePriceWords();
  const state = useTypedPrices(table, reload);
  const { typed, today, presets, filled, errors, isSaving, putBack } = state;
  const { changed, setCell, keepMine, takeTheirs } = state;
  const hasTyped = Object.keys({ ...typed.rows, ...typed.presets }).length > 0;
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const mistaken = Object.keys(errors).filter((item) =>
    Object.values(errors[item] ?? {}).some(Boolean),
  );
  const faulty = new Set([...mistaken, ...changed.map(({ item }) => item)]).size;

  const isFirst = useRef(true);
  useEffect(() => {
    // Not when it opens with a question about a row that was typed earlier.
    if (!isSaving && !isFirst.current) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], .decide')?.focus();
    }
    isFirst.current = false;
  }, [isSaving]);

  const save = async () => {
    if (filled.length === 0 || isSaving) return;
    setMessage('');
    const saved = await state.save();
    setMessage(saved === undefined ? '' : fill(texts.saved, { count: saved }));
  };
  const handleKey = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key === 's';
    // In the fields of a table nobody expects that Enter sends them.
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (isSave || isEnter) event.preventDefault();
    if (isSave) save();
  };
  const groups = [...new Set(table.rows.map(({ group }) => group))];
  return (
    <form
      ref={form}
      noValidate
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Presets presets={presets} months={table.city.months} onChange={state.setPreset} />
        <PricesTable onKeyDown={moveBetweenRows} aria-label={table.city.name}>
          <Head>
            <Row>
              <ColumnHeader>{label('item')}</ColumnHeader>
              <ColumnHeader>{texts.now}</ColumnHeader>
              {COLUMNS.map((name) => (
                <ColumnHeader key={name}>{label(name)}</ColumnHeader>
              ))}
              <ColumnHeader>{texts.more}</ColumnHeader>
            </Row>
          </Head>
          {groups.map((group) => (
            <Body key={group}>
              <Row className="group">
                <GroupHeader colSpan={COLUMNS.length + 3}>{value(group)}</GroupHeader>
              </Row>
              {table.rows
                .filter((row) => row.group === group)
                .map((row) => (
                  <PriceRow
                    key={row.item}
                    {...{ row, presets, today, setCell, keepMine, takeTheirs }}
                    changed={changedSince(typed, row)}
                    typed={typed.rows[row.item]}
                    errors={errors[row.item]}
                    months={table.city.months}
                  />
                ))}
            </Body>
          ))}
        </PricesTable>
        <SaveBar>
          <Flex gap={3} wrap="wrap" alignItems="center">
            <Button type="submit" disabled={filled.length === 0} loading={isSaving}>
              {fill(texts.save, { count: filled.length })}
            </Button>
            {hasTyped && (
              <Button type="button" variant="tertiary" onClick={state.discard}>
                {texts.discard}
              </Button>
            )}
            {putBack && (
              <Button type="button" variant="tertiary" onClick={putBack}>
                {texts.putBack}
              </Button>
            )}
            <Typography role="status" textColor={faulty > 0 ? 'danger600' : 'neutral600'}>
              {faulty > 0
                ? fill(texts.faulty, { count: faulty })
                : (filled.length === 0 && message) || texts.kept}
            </Typography>
          </Flex>
        </SaveBar>
      </Flex>
    </form>
  );
}
