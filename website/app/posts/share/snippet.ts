import { escapeUTF8 } from 'entities';
import type { Direction } from '../../languages.ts';

/** What other sites show of a page of ours: what seldom changes, as nobody renews a copy. */
export type Snippet = {
  title: string;
  url: string;
  /** That it has ended, where it is, and what it is about; empty lines are left out. */
  lines: readonly string[];
  /** Null where it is unknown. */
  language: { code: string; direction: Direction } | null;
  site: { name: string; url: string };
};

/** HTML to put into another page: a quotation with links, which needs no script, style or frame. */
export function snippetHtml({ title, url, lines, language, site }: Snippet): string {
  const attributes = language
    ? ` lang="${escapeUTF8(language.code)}" dir="${language.direction}"`
    : ' dir="auto"';
  return [
    `<blockquote cite="${escapeUTF8(url)}"${attributes}>`,
    `<p>${link(url, title)}</p>`,
    ...lines.filter(Boolean).map((line) => `<p>${escapeUTF8(line)}</p>`),
    `<p>${link(site.url, site.name)}</p>`,
    '</blockquote>',
  ].join('\n');
}

const link = (url: string, text: string) => `<a href="${escapeUTF8(url)}">${escapeUTF8(text)}</a>`;
