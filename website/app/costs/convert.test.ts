import { describe, expect, it } from 'vitest';
import { createRandom, randomCosts } from '../../mocks/random-costs.ts';
import { convert } from './convert.ts';
import { twoDigits } from './two-digits.ts';

const { rates } = randomCosts(1);

describe('an amount in another currency', () => {
  it('goes through the US dollar', () => {
    const amount = { low: 3672.5, high: 7345 };
    expect(convert(amount, 'AED', 'USD', rates)).toEqual({ low: 1000, high: 2000 });
    expect(convert({ low: 1, high: 2 }, 'USD', 'AED', rates)).toEqual({ low: 3.6725, high: 7.345 });
  });

  it('is the same amount after the way back', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(seed);
      const amount = { low: random() * 1e4, high: 1e4 + random() * 1e6 };
      const there = convert(amount, 'AED', 'TRY', rates);
      const back = there && convert(there, 'TRY', 'AED', rates);
      expect(back?.low).toBeCloseTo(amount.low, 6);
      expect(back?.high).toBeCloseTo(amount.high, 6);
    }
  });

  it('is unknown without a rate, but its own currency needs none', () => {
    const amount = { low: 1, high: 2 };
    expect(convert(amount, 'XXX', 'AED', rates)).toBeNull();
    expect(convert(amount, 'AED', 'XXX', rates)).toBeNull();
    expect(convert(amount, 'XXX', 'XXX', rates)).toEqual(amount);
  });
});

describe('two significant digits', () => {
  it.each([
    [0, 0],
    [4.449, 4.4],
    [2387, 2400],
    [4112, 4100],
    [99.6, 100],
    [34_499, 34_000],
  ])('%d is %d', (value, rounded) => expect(twoDigits(value)).toBe(rounded));

  it('are within a twentieth of the number, and keep the order', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const random = createRandom(seed);
      const low = random() * 10 ** Math.floor(random() * 6);
      const high = low * (1 + random());
      expect(Math.abs(twoDigits(low) - low)).toBeLessThanOrEqual(low / 20);
      expect(twoDigits(low)).toBeLessThanOrEqual(twoDigits(high));
    }
  });
});
