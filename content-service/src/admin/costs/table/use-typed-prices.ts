import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowErrors } from '../../versions/describe-desk-error';
import { useDesk } from '../../versions/use-desk';
import type { PriceRow, PriceTable } from './price-table';
import {
  type CellName,
  changedSince,
  filledRows,
  NOTHING_TYPED,
  presetsOf,
  type TypedPrices,
  withAllSeen,
  withCell,
  withoutRow,
  withoutSaved,
  withSeen,
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
  const latest = useRef(typed);
  latest.current = typed;
  const [errors, setErrors] = useState<TableErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [discarded, setDiscarded] = useState<TypedPrices>();
  // The table may be open over midnight.
  const today = localDay();
  /** Items of the rows that are being saved: what is beside them is not loaded yet. */
  const saving = useRef<ReadonlySet<string>>(new Set());
  const savedPresets = useRef<TypedPrices['presets']>(undefined);
  useEffect(() => {
    const isSaved = Object.keys(typed.rows).length === 0 && typed.presets === savedPresets.current;
    keepPrices(userId, slug, isSaved ? NOTHING_TYPED : typed);
  }, [userId, slug, typed]);
  useEffect(() => setTyped((before) => withAllSeen(before, table)), [table]);

  // Rows render again only for what concerns them.
  const presets = useMemo(
    () => presetsOf({ ...NOTHING_TYPED, presets: typed.presets }, table, today),
    [typed.presets, table, today],
  );
  const filled = filledRows(typed, table, presets);

  const changed = table.rows.filter((row) => changedSince(typed, row) !== undefined);

  const clearErrors = useCallback(
    (item: string) => setErrors(({ [item]: _row, ...others }) => others),
    [],
  );
  const setCell = useCallback((row: PriceRow, name: CellName, value: string) => {
    const { item } = row;
    setTyped((before) => {
      const after = withCell(before, row, name, value);
      return saving.current.has(item) ? { ...after, seen: before.seen } : after;
    });
    setDiscarded(undefined);
    setErrors(({ [item]: errors, ...others }) => ({
      ...others,
      [item]: { ...errors, [name]: '' },
    }));
  }, []);
  /** Has a row replace what somebody else has written meanwhile. */
  const keepMine = useCallback(
    ({ item, price }: PriceRow) => {
      setTyped((before) => withSeen(before, item, price));
      clearErrors(item);
    },
    [clearErrors],
  );
  /** Leaves a price as somebody else has written it; what was typed can be put back. */
  const takeTheirs = useCallback(
    ({ item }: PriceRow) => {
      setDiscarded(latest.current);
      setTyped((before) => withoutRow(before, item));
      clearErrors(item);
    },
    [clearErrors],
  );

  const setPreset = (name: CellName, value: string) => {
    const preset = name === 'currency' ? value.toUpperCase() : value;
    setTyped((before) => ({ ...before, presets: { ...before.presets, [name]: preset } }));
    setDiscarded(undefined);
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
    saving.current = new Set(Object.keys(sent));
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
    if (saved) {
      savedPresets.current = typed.presets;
      setDiscarded(undefined);
      setTyped((now) => withoutSaved(now, sent));
    }
    // After a failure as well: somebody else may have written a price meanwhile.
    await reload();
    saving.current = new Set();
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
    /** The rows whose price somebody else has changed since they were typed. */
    ...{ changed, keepMine, takeTheirs },
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
