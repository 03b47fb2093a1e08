import { RejectedParameter } from './rejected-parameter';
import { parseStringList } from './string-list';

/** The parameter by which only one of several translations is listed and counted. */
export const PREFER_LANGUAGE = 'preferLanguage';

/** A language may have several codes, such as `ckb,ku`. */
const MAX_CODES = 5;

/**
 * Parses the codes of the preferred languages.
 * @throws RejectedParameter if there is none, or if it is not the code of a language
 */
export function parsePreferredLanguages(raw: unknown): string[] {
  const codes = parseStringList(raw, PREFER_LANGUAGE);
  const areCodes = codes.every((code) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(code));
  if (codes.length > 0 && codes.length <= MAX_CODES && areCodes) return codes;
  throw new RejectedParameter(PREFER_LANGUAGE, 'must be the code of a language, such as ar');
}
