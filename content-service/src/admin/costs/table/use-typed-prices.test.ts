// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PriceTable } from './price-table';
import { useTypedPrices } from './use-typed-prices';

const desk = vi.hoisted(() => ({ post: vi.fn() }));

vi.mock('@strapi/strapi/admin', () => ({
  useAuth: (_: string, select: (state: object) => unknown) => select({ user: { id: 1 } }),
}));
vi.mock('../../versions/use-desk', () => ({ useDesk: () => desk }));

const [FIRST, THEIRS, MINE] = [1, 2, 3].map((day) => `2026-11-0${day}T10:00:00.000Z`);

const tableOf = (updatedAt = '', low = 90): PriceTable => ({
  city: { slug: 'dubai', name: 'Dubai', currency: 'AED', months: 12 },
  rows: [
    {
      ...{ item: 'rent', name: 'Rent', group: 'housing', unit: 'month' },
      price: {
        ...{ documentId: 'p', updatedAt, low, high: low, currency: 'AED', is_example: false },
        ...{ observed_on: '2026-11-01', checked_on: null, valid_until: '2027-11-01' },
        ...{ is_expired: false, source_kind: 'editor', source: null },
      },
    },
  ],
});

let root: Root;
let stored: PriceTable;
let state: ReturnType<typeof useTypedPrices>;

function Prices({ table }: { table: PriceTable }) {
  state = useTypedPrices(table, load);
  return null;
}
const load = async () => root.render(createElement(Prices, { table: { ...stored } }));
const open = async () => {
  root = createRoot(document.createElement('div'));
  await act(load);
};
const close = () => act(async () => root.unmount());
const rent = () => stored.rows[0] as PriceTable['rows'][number];
const type = (low: string) => act(async () => state.setCell(rent(), 'low', low));
const save = () => act(async () => void (await state.save()));
const sent = () => desk.post.mock.calls.map(([, { rows }]) => rows[0]);
const changedMeanwhile = async (_: string, __: object, { onInvalid }: Options) => {
  onInvalid({ rows: [{ item: 'rent', errors: [{ field: 'low', message: 'Changed.' }] }] });
  return null;
};
type Options = { onInvalid: (details: object) => boolean };

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  stored = tableOf(FIRST);
  desk.post.mockReset();
  await open();
});
afterEach(close);

test('does not overwrite what somebody else has written until the editor decides so', async () => {
  await type('100');
  stored = tableOf(THEIRS, 250);
  desk.post.mockImplementation(changedMeanwhile);
  await save();
  expect(state.changed).toEqual(stored.rows);
  await save();
  expect(sent()).toMatchObject([
    { updatedAt: FIRST, low: '100' },
    { updatedAt: FIRST, low: '100' },
  ]);
  await act(async () => state.keepMine(rent()));
  expect([state.changed, state.errors]).toEqual([[], {}]);
  await save();
  expect(sent().at(-1)).toMatchObject({ updatedAt: THEIRS, low: '100' });
});

test('does not confirm a price that the editor has not seen', async () => {
  await act(async () => state.setCell(rent(), 'checked_on', '2026-11-28'));
  stored = tableOf(THEIRS, 250);
  await close();
  await open();
  expect(state.changed).toEqual(stored.rows);
  await save();
  expect(sent()).toMatchObject([{ updatedAt: FIRST, checked_on: '2026-11-28' }]);
});

test('leaves what somebody else has written, and puts back what was typed', async () => {
  await type('100');
  stored = tableOf(THEIRS, 250);
  await act(load);
  await act(async () => state.takeTheirs(rent()));
  expect([state.changed, state.typed.rows]).toEqual([[], {}]);
  await act(async () => state.putBack?.());
  expect(state.typed.rows).toEqual({ rent: { low: '100' } });
  expect(state.changed).toEqual(stored.rows);
});

test('does not take the own save for that of somebody else', async () => {
  const saving = Promise.withResolvers<object>();
  desk.post.mockReturnValueOnce(saving.promise);
  await type('100');
  await act(async () => void state.save());
  await type('110');
  stored = tableOf(MINE, 100);
  await act(async () => saving.resolve({ saved: 1 }));
  expect(state.typed.rows).toEqual({ rent: { low: '110' } });
  expect(state.changed).toEqual([]);
  await save();
  expect(sent().at(-1)).toMatchObject({ updatedAt: MINE, low: '110' });
});

test('keeps what applies to all rows until it is saved', async () => {
  await act(async () => state.setPreset('source', 'Two shops'));
  await close();
  await open();
  expect(state.typed.presets).toEqual({ source: 'Two shops' });
  await type('100');
  desk.post.mockResolvedValue({ saved: 1 });
  await save();
  expect(state.typed.presets).toEqual({ source: 'Two shops' });
  expect(localStorage).toHaveLength(0);
});

test('fills in the day on which it is typed, also when the table is open over midnight', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59), toFake: ['Date'] });
  await type('1');
  expect(state.presets.observed_on).toBe('2026-11-28');
  vi.setSystemTime(new Date(2026, 10, 29, 0, 1));
  await type('10');
  expect([state.presets.observed_on, state.today]).toEqual(['2026-11-29', '2026-11-29']);
  vi.useRealTimers();
});
