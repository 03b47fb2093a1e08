import { error } from '#problem';
import type { Rule } from '#rule';
import { countLetters, mainScript, scriptsOf } from '#text/scripts';

/** Less is a name or a brand, which may keep its letters. */
const MIN_LETTERS = 40;

/** Names, addresses and words that one needs at an office are often in another script. */
const MIN_SHARE = 1 / 3;

/** The text is in the script of the community's language. */
export const checkScript: Rule = ({ title, nationality }, _, { blocks }) => {
  const language = nationality?.language_query ?? '';
  const expected = scriptsOf(language);
  const own = blocks.flatMap((block) => (block.language === null ? [block.text] : []));
  const text = [title ?? '', ...own].join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const [usual] = expected;
  if (usual === undefined || letters < MIN_LETTERS) return [];
  const matching = expected.reduce((sum, script) => sum + countLetters(text, script), 0);
  const found = mainScript(text);
  if (found === null || matching / letters >= MIN_SHARE) return [];
  return [error('script-mismatch', 'description', { language, expected: usual, script: found })];
};
