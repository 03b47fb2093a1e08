import { describe, expect, it } from 'vitest';
import { createRandom, randomCosts } from '../../mocks/random-costs.ts';
import { addMonths, dayOfPrice, isExpired } from './price-age.ts';

const [price] = randomCosts(1).prices;
if (!price) throw new Error('no price');
const seen = (observedOn: string, checkedOn: string | null = null, validFor = 12) => ({
  ...price,
  ...{ observedOn, checkedOn, validFor },
});

describe('a price', () => {
  it.each([
    ['of a year, on its last day', seen('2025-11-21'), false],
    ['of a year, a day later', seen('2025-11-20'), true],
    ['of three months, on its last day', seen('2026-08-21', null, 3), false],
    ['of three months, a day later', seen('2026-08-20', null, 3), true],
    ['that was checked since', seen('2026-01-01', '2026-08-21', 3), false],
    ['that was checked before it was seen', seen('2026-08-20', '2026-08-01', 3), true],
  ])('%s', (_what, each, expired) => {
    expect(isExpired(each, '2026-11-21')).toBe(expired);
  });

  it('that is expired stays so, and expires later if it holds longer', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(seed);
      const day = () => addMonths('2026-01-31', Math.floor(random() * 24));
      const each = seen(day(), random() < 0.5 ? day() : null, 1 + Math.floor(random() * 20));
      const today = day();
      const longer = { ...each, validFor: each.validFor + 1 };
      if (isExpired(each, today)) {
        expect(isExpired(each, addMonths(today, 1))).toBe(true);
      } else {
        expect(isExpired(longer, today)).toBe(false);
        expect(dayOfPrice(each) >= each.observedOn).toBe(true);
      }
    }
  });
});

describe('months later', () => {
  it.each([
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s and %d months', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });
});
