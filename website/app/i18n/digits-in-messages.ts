import { digitsOf, withDigits } from './digits.ts';

/**
 * Writes the numbers in messages with the digits of their language: those that are called with
 * numbers only, as texts that are inserted may be addresses or words of a visitor.
 * @returns the same messages for a language with Latin digits
 */
export function withOwnDigits<Value>(messages: Value, locale: string): Value {
  return digitsOf(locale) === 'latn' ? messages : (convert(messages, locale) as Value);
}

function convert(value: unknown, locale: string): unknown {
  if (typeof value === 'function') {
    return (...values: unknown[]) => {
      const text: unknown = value(...values);
      const isCount = values.every((each) => typeof each === 'number');
      return isCount && typeof text === 'string' ? withDigits(text, locale) : text;
    };
  }
  if (Array.isArray(value)) return value.map((each) => convert(each, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, convert(each, locale)]),
  );
}
