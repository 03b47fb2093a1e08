import { expect, test } from 'vitest';
import { type DocumentAction, keepActionsOutOfLists } from './document-action';

const actionAt = (position?: string[]): DocumentAction => Object.assign(() => null, { position });

test('actions that name no position are not called for the rows of lists', () => {
  const offered: DocumentAction[][] = [];
  const apis = {
    addDocumentAction: (change: (actions: DocumentAction[]) => DocumentAction[]) =>
      offered.push(change([actionAt(), actionAt(['table-row'])])),
  };
  keepActionsOutOfLists({ getPlugin: () => ({ apis }) } as never);
  expect(offered[0]?.map(({ position }) => position)).toEqual(['panel', ['table-row']]);
});
