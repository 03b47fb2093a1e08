import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { stateWord } from './state-word';

/** What this reads of a column of the list; everything else is handed on. */
interface Column {
  name: string;
  cellFormatter?: (entry: { state?: string }) => React.ReactNode;
}

interface ListColumns {
  displayedHeaders: Column[];
  layout: unknown;
}

/** Shows states of versions and messages in words. Call it in `bootstrap`. */
export function showState(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (list: ListColumns) => ({
    ...list,
    displayedHeaders: list.displayedHeaders.map((column) =>
      column.name === 'state'
        ? { ...column, cellFormatter: ({ state = '' }) => <State state={state} /> }
        : column,
    ),
  }));
}

function State({ state }: { state: string }) {
  return <Typography>{stateWord(state, useIntl().locale)}</Typography>;
}
