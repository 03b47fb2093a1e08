/** A name with those in other languages. */
export interface StoredNamed {
  name: string;
  names: { language: string; name: string }[];
}

export interface StoredItem extends StoredNamed {
  key: string;
  group: string;
  unit: string;
  per: string;
  amount: number | string;
  /** Kinds of housing, separated by commas; null for all. */
  housing: string | null;
}

export interface StoredCity extends StoredNamed {
  id: number;
  documentId: string;
  slug: string;
  country: { code: string; currency: string } | null;
}

export interface StoredPrice {
  id: number;
  item: { key: string } | null;
  city: { slug: string; country?: { code: string } | null } | null;
  area: { slug: string } | null;
  low: number | string;
  high: number | string;
  currency: string;
  observed_on: string;
  checked_on: string | null;
  valid_for: number | null;
  source_kind: string;
  source: string | null;
  source_url: string | null;
  sample_size: number | null;
  is_example: boolean;
}

export interface StoredRate {
  id: number;
  currency: string;
  per_usd: number | string;
  date: string;
  kind: string;
  source: string | null;
  source_url: string | null;
  has_parallel_market: boolean;
  is_example: boolean;
}
