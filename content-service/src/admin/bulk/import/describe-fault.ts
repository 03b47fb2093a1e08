import type { Fault } from 'post-rules/row-fault';
import { catalogue as fieldTexts } from '../../fields/texts/use-texts';
import { textsIn } from '../../texts/use-catalogue';
import { fieldHelp, fieldLabel } from '../field-labels';
import type { Texts } from '../texts/en';
import type { Say } from '../texts/use-texts';

/** The text of each fault of src/import/fault.ts. */
const TEXT_OF: Readonly<Record<string, keyof Texts>> = {
  unknown: 'unknown',
  several: 'several',
  'date-unreadable': 'dateUnreadable',
  'number-unreadable': 'numberUnreadable',
  'number-ambiguous': 'numberAmbiguous',
  'phone-unreadable': 'phoneUnreadable',
  'yes-or-no-unreadable': 'yesOrNo',
  'too-long': 'tooLong',
  'not-of-its-form': 'notOfItsForm',
  'address-taken': 'addressTaken',
  'address-twice': 'addressTwice',
  'language-not-permitted': 'languageNotPermitted',
  'field-not-permitted': 'fieldNotPermitted',
  'duplicate-of-row': 'duplicateOfRow',
};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'ur']);

/** A fault in words. Those that the rules for posts found have theirs already. */
export function describeFault(
  { code, field, values, message }: Fault,
  say: Say,
  language: string,
): string {
  if (message) return message;
  const text = TEXT_OF[code];
  if (!text) return code;
  const isNear = text === 'unknown' && values.suggestion;
  // Keeps a value of another direction from mixing with the text around it.
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && RIGHT_TO_LEFT.has(language) ? `\u2068${value}\u2069` : value,
  ]);
  return say(isNear ? 'unknownNear' : text, {
    ...Object.fromEntries(isolated),
    field: fieldLabel(field, language),
    problem: phoneProblem(values.problem, language),
    help: values.allowed ? say('allowed', { allowed: values.allowed }) : fieldHelp(field, language),
  });
}

/** Why a phone number cannot be read, as its input in the form says it. */
function phoneProblem(problem: unknown, language: string): string {
  const texts: Readonly<Record<string, string>> = textsIn(fieldTexts, language).phoneProblems;
  return texts[String(problem)] ?? '';
}
