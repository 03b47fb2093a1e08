import { escapeText } from 'entities';
import type { Answer, UntrustedHtml } from '../posts/post.ts';
import type { ApiPost } from './schema.ts';

/** The answers to a post in the order of the service, without those that have no text. */
export function toAnswers(answers: ApiPost['answers']): Answer[] {
  return (answers ?? []).flatMap((answer) => {
    const text = answer?.text?.trim();
    if (!text) return [];
    return [
      { author: answer?.author?.trim() || null, date: answer?.date ?? null, text: toHtml(text) },
    ];
  });
}

/** A text without elements is plain text, whose empty lines divide paragraphs. */
function toHtml(text: string): UntrustedHtml {
  const html = /<[a-z][^>]*>/i.test(text)
    ? text
    : text
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`)
        .join('');
  return html as UntrustedHtml;
}
