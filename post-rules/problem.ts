/** Errors keep a post from becoming public; warnings do not. */
export type Level = 'error' | 'warning';

/** What a rule found, without words: `format-problem.ts` has them. */
export interface Problem {
  level: Level;
  code: ProblemCode;
  /** Path of the field as in the API, such as `information.opening_hours`. */
  field: string;
  /** Values for the message. */
  values: Readonly<Record<string, string | number>>;
}

export const problemCodes = [
  'title-missing',
  'slug-taken',
  'kind-missing',
  'community-missing',
  'start-missing',
  'end-before-start',
  'area-of-other-city',
  'category-of-other-kind',
  'currency-missing',
  'opening-hours-invalid',
  'position-far',
  'link-broken',
  'source-title-missing',
  'source-address-invalid',
  'script-mismatch',
  'language-taken',
  'language-drafted',
  'alternative-text-missing',
  'heading-level-skipped',
  'sentences-long',
  'duplicate',
  'picture-small',
  'phone-in-text',
  'email-in-text',
  'price-in-text',
  'translation-missing',
  'translations-incomplete',
  'scam-words',
  'price-low',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

type Values = Problem['values'];

/** A problem that keeps the post from becoming public. */
export function error(code: ProblemCode, field: string, values: Values = {}): Problem {
  return { level: 'error', code, field, values };
}

/** A problem that the editor may leave. */
export function warning(code: ProblemCode, field: string, values: Values = {}): Problem {
  return { level: 'warning', code, field, values };
}
