// Preloaded into services under test: computes scrypt at a 5,000th of its cost, which would otherwise
// be most of what tests of accounts take. The service itself has no setting for that.
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';

const { scrypt } = crypto;

function cheapScrypt(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
): void {
  scrypt(password, salt, length, { ...options, N: 16, p: 1 }, done);
}

Object.assign(crypto, { scrypt: cheapScrypt });
