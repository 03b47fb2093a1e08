import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RowErrors } from '../../versions/describe-desk-error';
import { useDesk } from '../../versions/use-desk';
import type { PriceTable } from './price-table';
import {
  type CellName,
  filledRows,
  NOTHING_TYPED,
  presetsOf,
  type TypedPrices,
  withCell,
  withoutSaved,
} from './typed-prices';
import { keepPrices, unsavedPrices } from './unsaved-prices';

/** Messages by the keys of items and the names of fields. */
type TableErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The editor's day, such as `2026-11-21`. */
const localDay = () => new Date().toLocaleDateString('sv-SE');

/**
 * What is typed in the table of a city: kept in this browser until it is saved.
 * @param reload loads the table again
 */
export function useTypedPrices(table: PriceTable, reload: () => Promise<void>) {
  const { slug } = table.city;
  const userId = useAuth('TypedPrices', ({ user }) => String(user?.id ?? ''));
  const desk = useDesk();
  const [typed, setTyped] = useState(() => unsavedPrices(userId, slug));
  const [errors, setErrors] = useState<TableErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [discarded, setDiscarded] = useState<TypedPrices>();
  const [today] = useState(localDay);
  useEffect(() => keepPrices(userId, slug, typed), [userId, slug, typed]);

  // Rows render again only for what concerns them.
  const presets = useMemo(
    () => presetsOf({ ...NOTHING_TYPED, presets: typed.presets }, table, today),
    [typed.presets, table, today],
  );
  const filled = filledRows(typed, table, presets);

  const setCell = useCallback((item: string, name: CellName, value: string) => {
    setTyped((before) => withCell(before, item, name, value));
    setDiscarded(undefined);
    setErrors(({ [item]: row, ...others }) => ({ ...others, [item]: { ...row, [name]: '' } }));
  }, []);

  const setPreset = (name: CellName, value: string) => {
    const preset = name === 'currency' ? value.toUpperCase() : value;
    setTyped((before) => ({ ...before, presets: { ...before.presets, [name]: preset } }));
    // What was wrong there was wrong in every row.
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).map(([item, row]) => [item, { ...row, [name]: '' }]),
      ),
    );
  };

  /** @returns the number of saved rows; undefined if nothing was saved */
  const save = async (): Promise<number | undefined> => {
    setIsSaving(true);
    setErrors({});
    const sent = Object.fromEntries(
      filled.flatMap(({ item }) => {
        const row = typed.rows[item];
        return row ? [[item, row]] : [];
      }),
    );
    const saved = await desk.post<{ saved: number }>(
      `/prices/${slug}`,
      { rows: filled },
      {
        onInvalid: ({ rows }) => {
          if (rows) setErrors(byField(rows));
          return rows !== undefined;
        },
      },
    );
    if (saved) setTyped((now) => withoutSaved(now, sent));
    // After a failure as well: somebody else may have written a price meanwhile.
    await reload();
    setIsSaving(false);
    return saved?.saved;
  };

  const discard = () => {
    setDiscarded(typed);
    setTyped(NOTHING_TYPED);
    setErrors({});
  };
  const putBack = () => {
    if (discarded) setTyped(discarded);
    setDiscarded(undefined);
  };

  return {
    ...{ typed, today, presets, filled, errors, isSaving, setCell, setPreset, save, discard },
    /** Undefined if nothing was discarded. */
    putBack: discarded && putBack,
  };
}

const byField = (rows: readonly RowErrors[]): TableErrors =>
  Object.fromEntries(
    rows.map(({ item, errors }) => [
      item,
      // The first of a field: others often follow from it.
      Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message])),
    ]),
  );
