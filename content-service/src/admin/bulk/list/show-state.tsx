import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useSay } from '../../versions/texts/desk-texts';
import { STATE_WORDS } from '../../versions/version-summary';

/** What this reads of a column of the list; everything else is handed on. */
interface Column {
  name: string;
  cellFormatter?: (entry: { state?: string }) => React.ReactNode;
}

interface ListColumns {
  displayedHeaders: Column[];
  layout: unknown;
}

/** Shows states of versions in words. Call it in `bootstrap`. */
export function showState(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (list: ListColumns) => ({
    ...list,
    displayedHeaders: list.displayedHeaders.map((column) =>
      column.name === 'state'
        ? { ...column, cellFormatter: ({ state }: { state?: string }) => <State state={state} /> }
        : column,
    ),
  }));
}

/** Messages have a state, too: other values stay as they are. */
function State({ state }: { state: string | undefined }) {
  const say = useSay();
  const key = Object.entries(STATE_WORDS).find(([each]) => each === state)?.[1];
  return <Typography>{key ? say(key) : state}</Typography>;
}
