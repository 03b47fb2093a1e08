import { fold } from 'folding/fold';
import { languagesOfScript } from '../text/languages';
import { stem } from '../text/stem';

/** A word of a query with the forms that phrases are looked up by. */
export interface Token {
  typed: string;
  folded: string;
  /** The folded word, and its stem in each language of its script as `language:stem`. */
  keys: ReadonlySet<string>;
  /** The word without the affixes that names of places take; true for one that means "in". */
  placeForms: ReadonlyMap<string, boolean>;
  /** Whether its ending says that something comes from there: "Dubai’den". */
  isOrigin: boolean;
}

// Apostrophes and joiners are part of a word until it is folded.
const WORD = /(?:[\p{L}\p{M}\p{N}'’ʼ‘`\u00ad]|\u200c|\u200d)+/gu;

// Turkish cases, in folded letters: after an apostrophe any of them, without one only "in".
const WITH_SUFFIX = /^(.{2,})['’ʼ‘`](\p{L}{1,6})$/u;
const LOCATIVE = /^n?[dt][ae](?:ki(?:ler)?)?$/;
const ABLATIVE = /^n?[dt][ae]n$/;
const OTHER_SUFFIX = /^(?:s|y?[aeiu]|n?[iu]n|l[iu](?:ler|lar)?)$/;
const JOINED_LOCATIVE = /^([a-z ]{3,})[dt][ae](?:ki(?:ler)?)?$/;

/** @returns the words of a query in their order */
export function tokensOf(query: string): Token[] {
  return (query.normalize('NFKC').match(WORD) ?? []).flatMap((typed) => {
    const folded = fold(typed).replaceAll(' ', '');
    return folded === '' ? [] : [tokenOf(typed, folded)];
  });
}

/** @param folded what the word stands for, e.g. its correction */
export function tokenOf(typed: string, folded: string): Token {
  const stems = languagesOfScript(folded).map((language) => stemKey(folded, language));
  const [, base, suffix] = WITH_SUFFIX.exec(typed) ?? [];
  const ending = fold(suffix ?? '');
  return {
    typed,
    folded,
    keys: new Set([folded, ...stems]),
    placeForms:
      base === undefined ? placeForms(folded) : formsBefore(fold(base).replaceAll(' ', ''), ending),
    isOrigin: base !== undefined && ABLATIVE.test(ending),
  };
}

/** The key of a word that is matched in all its inflected forms. */
export const stemKey = (folded: string, language: Parameters<typeof stem>[1]): string =>
  `${language}:${stem(folded, language)}`;

function formsBefore(base: string, ending: string): Map<string, boolean> {
  if (LOCATIVE.test(ending)) return new Map([[base, true]]);
  return OTHER_SUFFIX.test(ending) ? new Map([[base, false]]) : new Map();
}

/** Arabic writes "and", "in" and "to" together with the name; many leave out the Turkish apostrophe. */
function placeForms(folded: string): Map<string, boolean> {
  const forms = new Map<string, boolean>();
  const joined = JOINED_LOCATIVE.exec(folded)?.[1];
  if (joined !== undefined) forms.set(joined, true);
  const afterAnd = /^[وف](.{3,})$/u.exec(folded)?.[1];
  if (afterAnd !== undefined) forms.set(afterAnd, false);
  for (const word of afterAnd === undefined ? [folded] : [folded, afterAnd]) {
    const afterTo = /^لل(.{2,})$/u.exec(word)?.[1];
    const afterIn = /^[بل](.{3,})$/u.exec(word)?.[1];
    if (afterTo !== undefined) forms.set(`ال${afterTo}`, true);
    if (afterIn !== undefined) forms.set(afterIn, true);
  }
  return forms;
}
