import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { EmptyCell } from './empty-cell';
import type { Column } from './show-columns';

interface TypedColumn extends Column {
  attribute?: { type?: string };
}

/** Shows values of choices in lists by their words. Call it in `bootstrap`, after all other columns. */
export function addValueColumns(app: StrapiApp): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    (list: { displayedHeaders: TypedColumn[]; layout: unknown }) => ({
      ...list,
      displayedHeaders: list.displayedHeaders.map(inWords),
    }),
  );
}

/** @returns the column itself unless it has values without a format */
function inWords(column: TypedColumn): TypedColumn {
  if (column.attribute?.type !== 'enumeration' || column.cellFormatter) return column;
  return { ...column, cellFormatter: (entry) => <Word value={entry[column.name]} /> };
}

function Word({ value }: { value: unknown }) {
  const { formatMessage } = useIntl();
  if (!value) return <EmptyCell />;
  const word = formatMessage({ id: String(value), defaultMessage: String(value) });
  return <Typography textColor="neutral800">{word}</Typography>;
}
