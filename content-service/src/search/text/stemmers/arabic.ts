import { stemmer } from '@orama/stemmers/arabic';

// "and, so" before "with, like" before the article; before a "for" the article is written «لل».
const CLITICS_AND_ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})/u;

/**
 * Snowball's light stemmer for Arabic, on folded words. It takes off the article or the ending,
 * and leaves «وال» standing: without what is written before a word, its forms come out as one.
 */
export const stemArabic = (word: string): string => stemmer(word.replace(CLITICS_AND_ARTICLE, ''));
