import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalFile, checkFile, unsignedLine, withSignature } from './signature.server.ts';
import { signingKeyOf } from './signing-key.server.ts';

const newKey = () => signingKeyOf(generateKeyPairSync('ed25519').privateKey);
const key = newKey();
const label = { city: 'dubai', language: 'ar', madeAt: new Date('2026-11-21T11:00:07.000Z') };
const line = unsignedLine(label, key);
const text = `<!DOCTYPE html>\n<p>شرطة 999</p>\n<code>${line}</code>\n<p>end</p>`;
const signed = withSignature(Buffer.from(text), line, key);

describe('a signed file', () => {
  it('is unchanged, and says of which city and language it is, and from when', () => {
    expect(checkFile(signed, key)).toEqual({ outcome: 'unchanged', label });
  });

  it('is changed whichever of its letters is another one', () => {
    const letters = signed.toString();
    const outcomes = [...letters].map((letter, at) => {
      const other = letter === 'x' ? 'y' : 'x';
      const changed = letters.slice(0, at) + other + letters.slice(at + 1);
      return checkFile(Buffer.from(changed), key).outcome;
    });
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'changed').length).toBeGreaterThan(100);
  });

  it('is changed by bits of the signature that do not count', () => {
    const at = signed.indexOf('</code>') - 1;
    const last = signed.toString('latin1', at, at + 1);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = alphabet[alphabet.indexOf(last) + 1] ?? '';
    const changed = Buffer.concat([
      signed.subarray(0, at),
      Buffer.from(twin),
      signed.subarray(at + 1),
    ]);
    expect(checkFile(changed, key).outcome).toBe('changed');
  });

  it.each([
    ['line ends', signed.toString().replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${signed}`],
    ['space at both ends', `\n ${signed}\n\n`],
  ])('keeps its meaning with other %s', (_, received) => {
    expect(checkFile(Buffer.from(received), key).outcome).toBe('unchanged');
  });

  it('is not ours if another key has signed it', () => {
    expect(checkFile(signed, newKey()).outcome).toBe('otherKey');
  });

  it.each([
    ['its end is missing', signed.subarray(0, -4)],
    ['its signature is incomplete', signed.subarray(0, signed.indexOf('</code>') - 3)],
    ['something follows', Buffer.from(`${signed}<p>998</p>`)],
  ])('is changed if %s', (_, received) => {
    expect(checkFile(received, key).outcome).toBe('changed');
  });

  it.each(['', 'Hello', '<p>city-file</p>'])('without a line is not signed: %o', (received) => {
    expect(checkFile(Buffer.from(received), key).outcome).toBe('unsigned');
  });

  it('may be of a city with any slug', () => {
    const other = { ...label, city: "الشارقة.o'clock" };
    const own = unsignedLine(other, key);
    expect(checkFile(withSignature(Buffer.from(own), own, key), key)).toEqual({
      outcome: 'unchanged',
      label: other,
    });
  });
});

it('takes archives as they are', () => {
  const archive = Buffer.from('PK\u0003\u0004\r\n ');
  expect(canonicalFile(archive)).toBe(archive);
});
