import { readStored, store } from '../../browser-storage';
import { NOTHING_TYPED, type TypedPrices } from './typed-prices';

const keyOf = (userId: string, city: string) => `desk.prices.${userId}.${city}`;

/** What this browser keeps of the prices that a user has typed for a city. */
export function unsavedPrices(userId: string, city: string): TypedPrices {
  try {
    const kept: Partial<TypedPrices> | null = JSON.parse(
      readStored('local', keyOf(userId, city)) ?? 'null',
    );
    return { ...NOTHING_TYPED, ...kept };
  } catch {
    return NOTHING_TYPED;
  }
}

/** Keeps what is being typed until it is saved. Throws nothing: a full storage keeps less. */
export function keepPrices(userId: string, city: string, typed: TypedPrices): void {
  const { rows, presets } = typed;
  const isEmpty = Object.keys({ ...rows, ...presets }).length === 0;
  // If it cannot be stored, it is still on the page.
  store('local', keyOf(userId, city), isEmpty ? null : JSON.stringify(typed));
}
