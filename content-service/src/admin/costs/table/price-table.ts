/** A city to choose, as `GET /desk/prices` answers it; see src/costs/price-table/read-table.ts. */
export interface CityEntry {
  slug: string;
  name: string;
  /** Items with a price that readers can rely on. */
  priced: number;
}

/** The price that readers see. Days are such as `2026-11-21`. */
export interface KnownPrice {
  documentId: string;
  updatedAt: string;
  low: number;
  high: number;
  currency: string;
  observed_on: string;
  checked_on: string | null;
  valid_until: string;
  is_expired: boolean;
  source_kind: string;
  source: string | null;
  is_example: boolean;
}

export interface PriceRow {
  /** Key of the item. */
  item: string;
  name: string;
  group: string;
  unit: string;
  price: KnownPrice | null;
}

/** What `GET /desk/prices/:city` answers. */
export interface PriceTable {
  /** `months` is how long a price usually counts there. */
  city: { slug: string; name: string; currency: string | null; months: number };
  rows: PriceRow[];
}
