import path from 'node:path';
import { expect, it } from 'vitest';
import { importedTypes } from './imported-types';
import { readMapping } from './mapping';

it('is the contract where the file says nothing', async () => {
  const example = path.resolve(__dirname, '../../../docs/import-mapping.json');
  const [contract, mapping] = [await readMapping(undefined), await readMapping(example)];
  for (const type of importedTypes) {
    expect(contract(type)).toEqual([{ from: type.name, fields: {}, values: {}, addToNumbers: 0 }]);
  }
  const originsOf = (name: string) =>
    importedTypes.flatMap((type) => (type.name === name ? mapping(type) : []));
  expect(originsOf('posts')).toMatchObject([{ from: 'texts', fields: { title: 'headline' } }]);
  expect(originsOf('areas')).toEqual([]);
  expect(originsOf('creators')).toMatchObject([{ from: 'creators' }]);
});

it('says what is wrong with a file', async () => {
  const noJson = __filename;
  await expect(readMapping(noJson)).rejects.toThrow('is no JSON');
  await expect(readMapping('/nowhere.json')).rejects.toThrow('cannot be read');
});
