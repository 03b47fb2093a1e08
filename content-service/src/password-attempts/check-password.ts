import type { Context } from 'koa';
import { counterOf, type Limit } from '../visitors/counters';
import { fingerprint } from '../visitors/fingerprint';
import { consumeLimit, refundLimit, tooManyRequests } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor';
import { type AttemptCounters, beginAttempt, resetAttempts } from './begin-attempt';
import { isKnownAddress, type Realm, saveKnownAddress } from './known-addresses';
import { ATTEMPT_WINDOW_MS, MAX_ATTEMPTS } from './pauses';

/** The account that an attempt counts for. */
export interface AttemptedAccount {
  id: number;
  /** All names that it can sign in with. */
  loginNames: string[];
}

/** A login name and a password to check. */
export interface PasswordCheck {
  realm: Realm;
  /** As it was entered. */
  loginName: string;
  /** Null if no account has this name. */
  account: AttemptedAccount | null;
  /** Compares the passwords; must take equally long if there is no account. */
  compare: () => Promise<boolean>;
}

const TEN_MINUTES = 600;

/** Per address for all accounts, and for all unknown addresses together. Successes are refunded. */
const VISITOR_LIMIT: Limit = { name: 'sign-in-visitor', times: 20, seconds: TEN_MINUTES };
const OVERALL_LIMIT: Limit = { name: 'sign-in', times: 1000, seconds: TEN_MINUTES };

const attemptLimit = (name: string): Limit => ({
  name,
  times: MAX_ATTEMPTS,
  seconds: ATTEMPT_WINDOW_MS / 1000,
});

/**
 * Whether a password is correct; the only place that compares passwords of clients that are not
 * signed in. Attempts count by the login name as entered and by the account. Only the former limit
 * returns 429: for the latter, a 429 to the user name after guesses by email address would reveal
 * that both belong to one account. When the latter is used up, every password is wrong.
 * @throws errors.RateLimitError before comparing, if the address has to wait
 */
export async function checkPassword(ctx: Context, check: PasswordCheck): Promise<boolean> {
  const { realm, loginName, account } = check;
  const address = visitorAddress(ctx);
  await consumeLimit(ctx, VISITOR_LIMIT, address);
  const isKnown = await isKnownAddress(strapi, realm, account?.id ?? null, address);
  const counters = await attemptCounters();
  const begin = (key: string) =>
    beginAttempt(counters, {
      accountKey: fingerprint(key),
      accountAddressKey: fingerprint(`${key} ${address}`),
      isKnownAddress: isKnown,
    });
  const nameDelay = await begin(nameKey(realm, loginName));
  if (nameDelay > 0) throw tooManyRequests(ctx, nameDelay);
  if (!isKnown) await consumeLimit(ctx, OVERALL_LIMIT, '');
  const accountDelay = await begin(
    account ? accountKey(realm, account.id) : `${realm} nobody ${foldName(loginName)}`,
  );
  const isCorrect = (await check.compare()) && accountDelay === 0;
  if (!isCorrect || !account) return false;
  await refundLimit(VISITOR_LIMIT, address);
  if (!isKnown) await refundLimit(OVERALL_LIMIT, '');
  await trustAddress(ctx, realm, account);
  return true;
}

/** Marks the visitor's address as known for an account whose owner has just proved their identity. */
export async function trustAddress(
  ctx: Context,
  realm: Realm,
  { id, loginNames }: AttemptedAccount,
): Promise<void> {
  const address = visitorAddress(ctx);
  const counters = await attemptCounters();
  for (const key of [accountKey(realm, id), ...loginNames.map((name) => nameKey(realm, name))]) {
    await resetAttempts(counters, fingerprint(`${key} ${address}`));
  }
  await saveKnownAddress(strapi, realm, id, address);
}

const accountKey = (realm: Realm, id: number) => `${realm} account ${id}`;

/** Ignores spelling at least as much as the lookup of accounts does. */
const foldName = (name: string) => name.normalize('NFKC').trim().toLowerCase();

const nameKey = (realm: Realm, name: string) => `${realm} name ${foldName(name)}`;

async function attemptCounters(): Promise<AttemptCounters> {
  const [account, attempts, pause] = await Promise.all([
    counterOf(strapi, attemptLimit('sign-in-account')),
    counterOf(strapi, attemptLimit('sign-in-attempts')),
    counterOf(strapi, attemptLimit('sign-in-pause')),
  ]);
  return { account, attempts, pause };
}
