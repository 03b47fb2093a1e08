import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { Column } from '../post-list/show-columns';
import { changeDocumentActions } from '../versions/document-action';
import { addPanels } from '../versions/side-panels';
import { AnswerAction } from './answer-action';
import { InboxPanel } from './inbox-panel';
import { useInboxTexts } from './texts/use-texts';

/** Adds answers to the forms of messages and reports. Call it in `register`. */
export function addInbox(app: StrapiApp): void {
  addPanels(app, InboxPanel);
  changeDocumentActions(app, (actions) => [...actions, AnswerAction]);
}

/** Columns of lists of reports and of messages whose values have words of ours. */
const OF_REPORTS: Words = { reason: 'reasons', state: 'states' };
const OF_MESSAGES: Words = { progress: 'states' };

type Words = Readonly<Record<string, 'reasons' | 'states'>>;

/** Shows reasons and progress in words in lists. Call it in `bootstrap`, after all other columns. */
export function addInboxColumns(app: StrapiApp): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    (list: { displayedHeaders: Column[]; layout: unknown }) => {
      const columns = list.displayedHeaders;
      const isReports = columns.some(({ name }) => name === 'reason');
      const words = isReports ? OF_REPORTS : OF_MESSAGES;
      return { ...list, displayedHeaders: columns.map((column) => inWords(column, words)) };
    },
  );
}

function inWords(column: Column, words: Words): Column {
  const of = words[column.name];
  if (!of) return column;
  return {
    ...column,
    cellFormatter: (entry) => <Word value={String(entry[column.name] ?? 'new')} of={of} />,
  };
}

function Word({ value, of }: { value: string; of: 'reasons' | 'states' }) {
  const texts = useInboxTexts();
  return <Typography textColor="neutral800">{texts[of][value] ?? value}</Typography>;
}
