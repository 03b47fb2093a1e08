import type { Script } from '../../languages.ts';

/** Text whose letters are all in the font files that pages of a script load anyway (styles/fonts.css). */
const coveredText: Record<Script, RegExp> = {
  latin: /^(?:\P{L}|[A-Za-zÀ-ÿ])*$/u,
  arabic: /^(?:\P{L}|[A-Za-zÀ-ÿ]|\p{Script=Arabic})*$/u,
};

/** Whether the heading font can show a text without another font file. */
export function isCoveredByHeadingFont(text: string, script: Script): boolean {
  return coveredText[script].test(text);
}
