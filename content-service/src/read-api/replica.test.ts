import type { Knex } from 'knex';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchReplica } from './replica';

const raw = vi.fn();
const onChange = vi.fn();
let now = 0;
beforeEach(() => {
  vi.resetAllMocks();
  now = 100_000;
});

const watch = () => watchReplica({ raw } as unknown as Knex, { onChange, now: () => now });
const at = (position: string, isReplica = true) => ({ rows: [{ isReplica, position }] });

test.each([
  ['0/3000148', '0/3000148', true],
  ['0/3000147', '0/3000148', false],
  ['0/FFFFFFFF', '1/0', false],
  ['A/0', '9/FFFFFFFF', true],
  ['10/0', 'F/FFFFFFFF', true],
])('at %s it has what is wanted at %s: %s', async (reached, wanted, has) => {
  raw.mockResolvedValue(at(reached));
  expect(await watch().has(wanted)).toBe(has);
  expect(onChange).not.toHaveBeenCalled();
});

test('is left alone for a while after a failure, and said once to be away and once to be back', async () => {
  const replica = watch();
  raw.mockRejectedValue(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect(await replica.has('0/1')).toBe(false);
  raw.mockResolvedValue(at('0/2'));
  now += 4999;
  expect(await replica.has('0/1')).toBe(false);
  expect(raw).toHaveBeenCalledTimes(1);
  now += 1;
  expect(await replica.has('0/1')).toBe(true);
  expect(onChange.mock.calls).toEqual([
    ['the replica is not used: it cannot be reached (ECONNREFUSED)'],
    ['the replica is used again'],
  ]);
});

test('is not used once it has become a primary', async () => {
  raw.mockResolvedValue(at('0/2', false));
  expect(await watch().has('0/1')).toBe(false);
  expect(onChange).toHaveBeenCalledWith(
    'the replica is not used: DATABASE_READ_URL does not lead to a replica',
  );
});

test('answers for its own faults only', () => {
  const replica = watch();
  expect(replica.failed(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false);
  expect(replica.failed(Object.assign(new Error('conflict'), { code: '40001' }))).toBe(true);
  expect(onChange).toHaveBeenCalledWith('the replica is not used: a statement failed (40001)');
});
