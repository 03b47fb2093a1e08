import type { Core } from '@strapi/strapi';
import { fold } from 'folding/fold';

export const SCAM_RULE = 'api::scam-rule.scam-rule';

/** Finds what scams often say. @returns as the rules write it, each once */
export type SuspiciousWords = (text: string) => string[];

/** Loads the rules of the editors. */
export async function loadSuspiciousWords(strapi: Core.Strapi): Promise<SuspiciousWords> {
  const rules: { words: string | null }[] = await strapi.db
    .query(SCAM_RULE)
    .findMany({ select: ['id', 'words'], where: { is_active: true }, orderBy: { id: 'asc' } });
  return finderOf(rules.flatMap(({ words }) => words?.split('\n') ?? []));
}

/**
 * @param lines words or phrases, in which `*` stands for any letters of a word. Case, accents and
 * variants of Arabic letters make no difference.
 */
export function finderOf(lines: readonly string[]): SuspiciousWords {
  const patterns = lines.flatMap((line) => {
    const pattern = patternOf(line);
    return pattern ? [{ line: line.trim(), pattern }] : [];
  });
  return (text) => {
    const folded = fold(text);
    const found = patterns.filter(({ pattern }) => pattern.test(folded));
    return [...new Set(found.map(({ line }) => line))];
  };
}

function patternOf(line: string): RegExp | null {
  const words = line.trim().split(/\s+/).map(wordPattern);
  if (words.every((word) => word.replaceAll('\\S*', '') === '')) return null;
  return new RegExp(`(?<=^| )${words.join(' ')}(?= |$)`, 'u');
}

/** Folded words consist of letters and numbers, which mean themselves in a pattern. */
const wordPattern = (word: string) => word.split('*').map(fold).join('\\S*');
