import type { Context } from 'koa';
import { counterOf, type Limit, storedKey } from '../visitors/counters';
import { countUse, returnUse, tooManyRequests } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor-address';
import { type AttemptCounters, beginAttempt, forgetAttempts } from './begin-attempt';
import { isKnownAddress, type Realm, rememberAddress } from './known-addresses';
import { MOST_ATTEMPTS, REMEMBERED_MS } from './pauses';

/** An account, as far as attempts are counted by it. */
export interface AttemptedAccount {
  id: number;
  /** All that it can be called by who signs in. */
  names: string[];
}

/** What somebody who names an account and a password wants to know. */
export interface PasswordCheck {
  realm: Realm;
  /** What the account was called. */
  name: string;
  /** Null where no account has this name. */
  account: AttemptedAccount | null;
  /** Compares the passwords, which takes equally long where there is no account. */
  compare: () => Promise<boolean>;
}

const TEN_MINUTES = 600;

/** One address at all accounts, and all addresses that are not known: right passwords do not count. */
const VISITOR: Limit = { name: 'sign-in-visitor', times: 20, seconds: TEN_MINUTES };
const OVERALL: Limit = { name: 'sign-in', times: 1000, seconds: TEN_MINUTES };

const counting = (name: string): Limit => ({
  name,
  times: MOST_ATTEMPTS,
  seconds: REMEMBERED_MS / 1000,
});

/**
 * Whether a password is right; the one place where passwords are compared for who is not signed in.
 * Attempts count by the name that was typed and, whatever it was, by the account. Only the former
 * is said: a 429 to the user name after guesses by email address would tell that both belong to one
 * account. Where the latter is used up, every password is wrong.
 * @throws errors.RateLimitError where the address has to wait, before anything is compared
 */
export async function checkPassword(ctx: Context, check: PasswordCheck): Promise<boolean> {
  const { realm, name, account } = check;
  const address = visitorAddress(ctx);
  await countUse(ctx, VISITOR, address);
  const isKnown = await isKnownAddress(strapi, realm, account?.id ?? null, address);
  const counters = await attemptCounters();
  const begin = (key: string) =>
    beginAttempt(counters, {
      account: storedKey(key),
      pair: storedKey(`${key} ${address}`),
      isKnownAddress: isKnown,
    });
  const wait = await begin(nameKey(realm, name));
  if (wait > 0) throw tooManyRequests(ctx, wait);
  if (!isKnown) await countUse(ctx, OVERALL, '');
  const unsaidWait = await begin(
    account ? accountKey(realm, account.id) : `${realm} nobody ${folded(name)}`,
  );
  const isRight = (await check.compare()) && unsaidWait === 0;
  if (!isRight || !account) return false;
  await returnUse(VISITOR, address);
  if (!isKnown) await returnUse(OVERALL, '');
  await trustAddress(ctx, realm, account);
  return true;
}

/** To be called when the owner of an account has shown to be at the visitor's address, which need not wait then. */
export async function trustAddress(
  ctx: Context,
  realm: Realm,
  { id, names }: AttemptedAccount,
): Promise<void> {
  const address = visitorAddress(ctx);
  const counters = await attemptCounters();
  for (const key of [accountKey(realm, id), ...names.map((name) => nameKey(realm, name))]) {
    await forgetAttempts(counters, storedKey(`${key} ${address}`));
  }
  await rememberAddress(strapi, realm, id, address);
}

const accountKey = (realm: Realm, id: number) => `${realm} account ${id}`;

/** However it is spelled: at least as coarse as what finds an account. */
const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();

const nameKey = (realm: Realm, name: string) => `${realm} name ${folded(name)}`;

async function attemptCounters(): Promise<AttemptCounters> {
  const [account, attempts, pause] = await Promise.all([
    counterOf(strapi, counting('sign-in-account')),
    counterOf(strapi, counting('sign-in-attempts')),
    counterOf(strapi, counting('sign-in-pause')),
  ]);
  return { account, attempts, pause };
}
