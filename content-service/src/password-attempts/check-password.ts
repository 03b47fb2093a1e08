import type { Context } from 'koa';
import { counterOf, type Limit } from '../visitors/counters';
import { fingerprint } from '../visitors/fingerprint';
import { consumeLimit, refundLimit, tooManyRequests } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor';
import { type AttemptCounters, beginAttempt, resetAttempts } from './begin-attempt';
import { isKnownAddress, type Realm, saveKnownAddress } from './known-addresses';
import { ATTEMPT_WINDOW_MS, MAX_ATTEMPTS } from './pauses';

/** An account, as far as attempts are counted by it. */
export interface AttemptedAccount {
  id: number;
  /** All that it can be called by who signs in. */
  loginNames: string[];
}

/** What somebody who names an account and a password wants to know. */
export interface PasswordCheck {
  realm: Realm;
  /** What the account was called. */
  loginName: string;
  /** Null where no account has this name. */
  account: AttemptedAccount | null;
  /** Compares the passwords, which takes equally long where there is no account. */
  compare: () => Promise<boolean>;
}

const TEN_MINUTES = 600;

/** One address at all accounts, and all addresses that are not known: right passwords do not count. */
const VISITOR_LIMIT: Limit = { name: 'sign-in-visitor', times: 20, seconds: TEN_MINUTES };
const OVERALL_LIMIT: Limit = { name: 'sign-in', times: 1000, seconds: TEN_MINUTES };

const attemptLimit = (name: string): Limit => ({
  name,
  times: MAX_ATTEMPTS,
  seconds: ATTEMPT_WINDOW_MS / 1000,
});

/**
 * Whether a password is right; the one place where passwords are compared for who is not signed in.
 * Attempts count by the name that was typed and, whatever it was, by the account. Only the former
 * is said: a 429 to the user name after guesses by email address would tell that both belong to one
 * account. Where the latter is used up, every password is wrong.
 * @throws errors.RateLimitError where the address has to wait, before anything is compared
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

/** To be called when the owner of an account has shown to be at the visitor's address, which need not wait then. */
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

/** However it is spelled: at least as coarse as what finds an account. */
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
