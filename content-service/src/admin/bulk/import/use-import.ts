import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { countImported } from './check-result';
import { guessColumns } from './guess-columns';
import {
  type Checked,
  type ChoiceField,
  type DateOrder,
  failureOf,
  type Options,
  type PastImport,
  useImportCalls,
} from './import-calls';
import { type RawTable, readTable, TableError } from './read-file';
import { shortenName } from './shorten-name';

interface ChosenFile {
  name: string;
  bytes: Uint8Array;
}

/** The state of the page for imports, and what its buttons do. */
export function useImport() {
  const { say, language } = useTexts();
  const calls = useImportCalls();
  const [options, setOptions] = useState<Options>();
  const [imports, setImports] = useState<PastImport[]>([]);
  const [file, setFile] = useState<ChosenFile>();
  const [table, setTable] = useState<RawTable>();
  const [columns, setColumns] = useState<(string | null)[]>([]);
  const [defaults, setDefaults] = useState<Partial<Record<ChoiceField, string>>>({});
  const [withDuplicates, setWithDuplicates] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [done, setDone] = useState<{ versions: number; isPartial: boolean }>();
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);

  const dismiss = () => {
    setFailure(undefined);
    setDone(undefined);
  };
  /** Runs a call; what fails is said. */
  const attempt = useCallback(
    async <Result>(call: () => Promise<Result>): Promise<Result | null> => {
      setLoading(true);
      try {
        return await call();
      } catch (error) {
        if (error instanceof TableError) setFailure(say(error.reason));
        else {
          const reason = failureOf(error);
          setFailure('text' in reason ? say(reason.text) : reason.message);
        }
        return null;
      } finally {
        setLoading(false);
      }
    },
    [say],
  );
  const reloadImports = useCallback(
    async () => setImports((await attempt(calls.list)) ?? []),
    [attempt, calls],
  );

  useEffect(() => {
    void attempt(() => calls.options(language)).then((loaded) => loaded && setOptions(loaded));
    void reloadImports();
  }, [attempt, calls, language, reloadImports]);

  const read = async (chosen: ChosenFile, encoding?: string) => {
    if (!options) return;
    const { limits, fields } = options;
    const raw = await attempt(() => readTable(chosen.bytes, encoding));
    setTable(undefined);
    if (!raw) return;
    const filled = raw.rows.filter((row) => row.some((cell) => cell.trim() !== '')).length;
    if (filled > limits.rows) {
      setFailure(say('tooManyRows', { found: filled, limit: limits.rows }));
    } else if (raw.headings.length > limits.columns) {
      setFailure(say('tooManyColumns', { found: raw.headings.length, limit: limits.columns }));
    } else {
      setTable(raw);
      setColumns(guessColumns(raw.headings, fields));
    }
  };

  const send = (dateOrder: DateOrder | null, expected: number | null) => ({
    name: file?.name ?? '',
    firstRow: table?.firstRow ?? 1,
    rows: table?.rows ?? [],
    columns,
    defaults,
    dateOrder,
    withDuplicates,
    language,
    expected,
  });

  return {
    options,
    imports,
    table,
    columns,
    setColumns,
    defaults,
    setDefaults,
    withDuplicates,
    setWithDuplicates,
    checked,
    done,
    failure,
    loading,
    dismiss,

    async choose(chosen: File) {
      // What a file may be is not known yet: the page shows no button.
      if (!options) return;
      dismiss();
      setChecked(undefined);
      setTable(undefined);
      const limit = options.limits.bytes;
      if (chosen.size > limit) {
        setFailure(say('tooLarge', { megabytes: limit / 1_000_000 }));
        return;
      }
      const bytes = await attempt(async () => new Uint8Array(await chosen.arrayBuffer()));
      if (!bytes) return;
      const name = shortenName(chosen.name, options.limits.nameCharacters);
      setFile({ name, bytes });
      await read({ name, bytes });
    },

    async chooseEncoding(encoding: string) {
      if (file) await read(file, encoding);
    },

    async check(dateOrder: DateOrder | null) {
      dismiss();
      const result = await attempt(() => calls.check(send(dateOrder, null)));
      if (result) setChecked(result);
    },

    back() {
      setChecked(undefined);
    },

    async run() {
      if (!checked) return;
      dismiss();
      const expected = countImported(checked, withDuplicates);
      const result = await attempt(() => calls.run(send(checked.dateOrder, expected)));
      if (!result) return;
      setDone({ ...result, isPartial: result.versions < checked.rows.length });
      setTable(undefined);
      setChecked(undefined);
      await reloadImports();
    },

    async undo(id: string) {
      dismiss();
      const result = await attempt(() => calls.undo(id));
      await reloadImports();
      return result;
    },
  };
}
