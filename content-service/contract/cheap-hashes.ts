// Preloaded into services under test: hashes passwords at a fraction of the cost, which would otherwise
// be most of what tests of accounts and rights take. The service itself has no setting for that.
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { createRequire } from 'node:module';

const { scrypt } = crypto;

/** A 5,000th of the service's own cost. */
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

type Done = (error: Error | null, hash: string) => void;

/** What hashes the passwords of the panel's users. */
interface Bcrypt {
  hash: (password: string, rounds: number | string, done?: Done) => Promise<string> | undefined;
}

const fromStrapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'));
const bcrypt: Bcrypt = fromStrapi('bcryptjs');
const { hash } = bcrypt;

/** The lowest that there is. */
const ROUNDS = 4;

// To compare, it hashes with the salt of the stored hash, which says the rounds.
bcrypt.hash = (password, salt, done) =>
  hash(password, typeof salt === 'number' ? ROUNDS : salt, done);
