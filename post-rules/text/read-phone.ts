import {
  isSupportedCountry,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** Why a text is no phone number. */
export type PhoneProblem = 'too-short' | 'too-long' | 'no-country' | 'no-number' | 'unknown';

export interface Phone {
  /** With its country code, as it is stored and shown to readers. */
  international: string;
  /** Code of its country; null for codes that several countries share. */
  country: string | null;
}

const PROBLEMS: Readonly<Record<string, PhoneProblem>> = {
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
  INVALID_COUNTRY: 'no-country',
};

/** Marks without width, such as those of direction, which come along when a number is pasted. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Reads a phone number as people write it. Checked are its length and its first digits, by the
 * smallest set of the library's metadata.
 * @param country code of the country that it belongs to if it names none
 */
export function readPhone(text: string, country: string | null): Phone | PhoneProblem {
  const typed = text.replace(INVISIBLE, '');
  const options = {
    extract: false,
    ...(country !== null && isSupportedCountry(country) && { defaultCountry: country }),
  };
  const problem = validatePhoneNumberLength(typed, options);
  if (problem) return PROBLEMS[problem] ?? 'no-number';
  try {
    const number = parsePhoneNumberWithError(typed, options);
    // The schema allows digits only.
    if (number.ext) return 'no-number';
    if (!number.isValid()) return 'unknown';
    return { international: number.formatInternational(), country: number.country ?? null };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return PROBLEMS[error.message] ?? 'no-number';
  }
}
