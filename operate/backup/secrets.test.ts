import { expect, it } from 'vitest';
import { decryptSecrets, encryptSecrets } from './secrets.ts';

const CHEAP = { N: 1024, r: 8, p: 1, maxmem: 2 ** 25 };
const PASSPHRASE = 'correct horse battery';

it('encrypts secrets so that only the passphrase opens them', () => {
  const secrets = { APP_KEYS: 'first,second', JWT_SECRET: 'not to be seen' };
  const file = encryptSecrets(secrets, PASSPHRASE, CHEAP);
  expect(file.includes('not to be seen')).toBe(false);
  expect(decryptSecrets(file, PASSPHRASE, CHEAP)).toEqual(secrets);
  expect(() => decryptSecrets(file, `${PASSPHRASE} `, CHEAP)).toThrow(/passphrase is wrong/);
  file[file.length - 1] = (file.at(-1) ?? 0) ^ 1;
  expect(() => decryptSecrets(file, PASSPHRASE, CHEAP)).toThrow(/is wrong or the file damaged/);
});
