import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginAttempt, resetAttempts } from './begin-attempt';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An account that has had no attempts yet. */
function createAccount() {
  const createCounter = () => new RateLimiterMemory({ points: 1, duration: 86_400 });
  const counters = { account: createCounter(), attempts: createCounter(), pause: createCounter() };
  return {
    attempt: (address: string, isKnownAddress = false) =>
      beginAttempt(counters, {
        accountKey: 'account',
        accountAddressKey: `account ${address}`,
        isKnownAddress,
      }),
    reset: (address: string) => resetAttempts(counters, `account ${address}`),
  };
}

/**
 * Has a number of addresses try as often as they are allowed to, for some hours.
 * @returns how many passwords were compared
 */
async function countComparedPasswords(addresses: number, hours: number): Promise<number> {
  const { attempt } = createAccount();
  let compared = 0;
  for (let minute = 0; minute < hours * 60; minute += 1) {
    for (let address = 0; address < addresses; address += 1) {
      // An attempt that is not delayed is followed by the next at once.
      while ((await attempt(`address ${address}`)) === 0) compared += 1;
    }
    vi.advanceTimersByTime(MINUTE_MS);
  }
  return compared;
}

describe('attempts at the password of one account', () => {
  test.each([
    { addresses: 1, hour: 10, day: 33 },
    { addresses: 10, hour: 100, day: 330 },
    { addresses: 14, hour: 114, day: 436 },
    { addresses: 100, hour: 200, day: 500 },
    { addresses: 600, hour: 500, day: 500 },
  ])('from $addresses addresses are at most $hour in an hour, $day in a day', async (expected) => {
    expect(await countComparedPasswords(expected.addresses, 1)).toBe(expected.hour);
    expect(await countComparedPasswords(expected.addresses, 24)).toBe(expected.day);
  });

  test('are free up to the fifth, then delays double up to an hour', async () => {
    const { attempt } = createAccount();
    for (let index = 0; index < 5; index += 1) expect(await attempt('home')).toBe(0);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await attempt('home')).toBe(minutes * MINUTE_MS);
      vi.advanceTimersByTime(minutes * MINUTE_MS - 1);
      expect(await attempt('home')).toBe(1);
      vi.advanceTimersByTime(1);
      expect(await attempt('home')).toBe(0);
    }
  });

  test('are limited to five if concurrent', async () => {
    const { attempt } = createAccount();
    const delays = await Promise.all(Array.from({ length: 50 }, () => attempt('home')));
    expect(delays.filter((delay) => delay === 0)).toHaveLength(5);
  });

  test('from new addresses are allowed up to the 500th', async () => {
    const { attempt } = createAccount();
    for (let index = 0; index < 500; index += 1) expect(await attempt(`address ${index}`)).toBe(0);
    expect(await attempt('new')).toBeGreaterThan(23 * 60 * MINUTE_MS);
    vi.advanceTimersByTime(24 * 60 * MINUTE_MS);
    expect(await attempt('new')).toBe(0);
  });

  test('are limited to one an hour per address after the hundredth', async () => {
    const { attempt } = createAccount();
    for (let index = 0; index < 100; index += 1) await attempt(`address ${index}`);
    expect(await attempt('new')).toBe(0);
    expect(await attempt('new')).toBe(60 * MINUTE_MS);
    expect(await attempt('address 3')).toBe(0);
    expect(await attempt('address 3')).toBe(60 * MINUTE_MS);
  });

  test('from a known address neither affect others nor are affected by them', async () => {
    const { attempt } = createAccount();
    for (let index = 0; index < 600; index += 1) await attempt(`address ${index}`);
    for (let index = 0; index < 5; index += 1) expect(await attempt('home', true)).toBe(0);
    expect(await attempt('home', true)).toBe(MINUTE_MS);
    const otherAccount = createAccount();
    for (let index = 0; index < 5; index += 1) await otherAccount.attempt('home', true);
    for (let index = 0; index < 100; index += 1) await otherAccount.attempt(`address ${index}`);
    expect(await otherAccount.attempt('new')).toBe(0);
  });

  test('are reset for a single address', async () => {
    const { attempt, reset } = createAccount();
    for (let index = 0; index < 5; index += 1) {
      await attempt('home');
      await attempt('elsewhere');
    }
    await reset('home');
    for (let index = 0; index < 5; index += 1) expect(await attempt('home')).toBe(0);
    expect(await attempt('elsewhere')).toBe(MINUTE_MS);
  });
});
