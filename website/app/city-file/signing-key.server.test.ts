import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyInFile, publicKeySet, signingKeyOf } from './signing-key.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key in a file', () => {
  it('is made at first, for its owner only, and is the same afterwards', () => {
    const path = join(folder, 'kept', 'key.pem');
    const first = keyInFile(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'kept'))).toEqual(['key.pem']);
    expect(keyInFile(path).id).toBe(first.id);
  });

  it('is not replaced if it cannot be read', () => {
    const path = join(folder, 'key.pem');
    writeFileSync(path, 'damaged');
    expect(() => keyInFile(path)).toThrow();
    const { privateKey } = generateKeyPairSync('ed448');
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => keyInFile(path)).toThrow('Not an Ed25519 key.');
  });
});

it('is published without its private part', () => {
  const key = signingKeyOf(generateKeyPairSync('ed25519').privateKey);
  const { keys } = publicKeySet(key);
  expect(keys).toEqual([
    {
      kty: 'OKP',
      crv: 'Ed25519',
      x: expect.stringMatching(/^[\w-]{43}$/),
      kid: key.id,
      use: 'sig',
      alg: 'EdDSA',
    },
  ]);
});
