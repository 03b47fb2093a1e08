import { expect, test } from 'vitest';
import { parseRelationToOne } from './column-relations';

const findId = async (documentId: string) => (documentId === 'known' ? 7 : 0);

test.each([
  [undefined, undefined],
  [null, null],
  [3, 3],
  ['3', 3],
  ['known', 7],
  ['unknown', 0],
  [[], null],
  [['known'], 7],
  [{ documentId: 'known' }, 7],
  [{ id: 3 }, 3],
  [{ set: ['known'] }, 7],
  [{ set: [] }, null],
  [{ set: null }, null],
  [{ connect: [{ id: 3, documentId: 'known' }], disconnect: [{ id: 2 }] }, 7],
  [{ connect: [], disconnect: [{ id: 2 }] }, null],
  [{ disconnect: ['known'] }, null],
  [{ connect: [], disconnect: [] }, undefined],
  [{ connect: [] }, undefined],
  [true, 0],
  [2_147_483_648, 0],
  [1.5, 0],
  ['99999999999', 0],
  [{ id: 3e300 }, 0],
  [{ id: 'x' }, 0],
  [{ id: '3' }, 3],
])('parses %j as %j', async (value, id) => {
  expect(await parseRelationToOne(value, findId)).toBe(id);
});
