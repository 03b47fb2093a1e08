/** Characters that would be markup anywhere; underscores inside of words are not. */
const MARKUP = /[\\`*[\]<>~]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** What would make a line a heading, an item of a list or a rule. */
const LINE_MARKUP = /^(\s*)(#{1,6}(?=\s|$)|[-+=](?=[\s=-]|$)|\d{1,9}(?=[.)](?:\s|$)))/gm;

/** Text that Markdown shows as it is; white space as HTML shows it. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/gu, ' ').replace(MARKUP, '\\$&');
}

/** A paragraph whose beginning is no markup. @param inline Markdown without blocks */
export function paragraphOf(inline: string): string {
  return inline
    .trim()
    .replace(LINE_MARKUP, (_, space, mark) =>
      /^\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );
}

/** Puts marks around text; white space at its ends stays outside, where Markdown needs it. */
export function marked(text: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner && before + mark + inner + mark + after;
}

/** Code, between more backticks than it has in a row. @param fence shortest row */
export function fenced(code: string, fence: number): { marks: string; code: string } {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  return { marks: '`'.repeat(Math.max(fence, longest + 1)), code };
}

/** Indents all lines but the first, so that they belong to an item of a list. */
export function hanging(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}
