import type { Script } from '../../languages.ts';

/** Words whose letters are all in the font files that pages of a script load anyway (styles/fonts.css). */
const coveredText: Record<Script, RegExp> = {
  latin: /^(?:\P{L}|[A-Za-zÀ-ÿ])*$/u,
  arabic: /^(?:\P{L}|[A-Za-zÀ-ÿ]|\p{Script=Arabic})*$/u,
};

/** Whether the font of headings can write a text without loading a further file for it. */
export function isCoveredByHeadingFont(text: string, script: Script): boolean {
  return coveredText[script].test(text);
}
