/** The form field, and the name in a mailed link's query, of the code that stands for an account. */
export const CODE_FIELD = 'code';

/** A code as one may be mailed; what cannot be one is as good as a wrong one. */
export function codeIn(values: URLSearchParams): string | null {
  const code = values.get(CODE_FIELD);
  return code === null ? null : code.slice(0, 512);
}
