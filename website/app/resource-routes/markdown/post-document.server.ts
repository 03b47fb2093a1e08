import { currentEnvironment } from '../../environment.server.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { type LanguageCode, languages } from '../../languages.ts';
import { endingOf, endingText } from '../../posts/ending.ts';
import type { Answer, Post, Source } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { currentTextContext } from '../../posts/rich-text/current-context.server.ts';
import { markdownOf } from '../../posts/rich-text/markdown.server.ts';
import { escapeMarkdown } from '../../posts/rich-text/markdown-text.ts';
import { answerText, richText } from '../../posts/rich-text/rich-text.server.ts';
import { factLines } from './fact-lines.server.ts';

type Context = {
  language: LanguageCode;
  messages: Messages;
  /** The public address of the page. */
  pageUrl: string;
  now: Date;
};

/** A post as Markdown: title, whether it has ended, facts, text, sources and answers, each part only if there is one. */
export function postDocument(post: Post, context: Context): string {
  const { language, messages, pageUrl, now } = context;
  const ending = endingText(endingOf(post, now), messages);
  const textContext = currentTextContext(language);
  const timeZone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const answersOf = ({ author, date, text }: Answer) => {
    const byline = [
      author && escapeMarkdown(author),
      date && formatDate(date, languages[language].locale, timeZone),
    ];
    const body = markdownOf(answerText(text, textContext), pageUrl);
    return [`### ${byline.filter(Boolean).join(messages.listSeparator) || '–'}`, body];
  };
  const parts = [
    `# ${escapeMarkdown(post.title ?? messages.card.untitled)}`,
    ending && `**${escapeMarkdown(ending)}**`,
    factLines(post, context).join('\n'),
    markdownOf(richText(post.description, textContext).html, pageUrl),
    ...(post.sources.length > 0
      ? [`## ${messages.detail.sources}`, post.sources.map(sourceLine).join('\n')]
      : []),
    ...(post.answers.length > 0
      ? [`## ${messages.card.answers(post.answers.length)}`, ...post.answers.flatMap(answersOf)]
      : []),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function sourceLine({ title, url, date }: Source): string {
  const name = escapeMarkdown(title);
  return `- ${url ? `[${name}](<${url.replace(/[<>]/g, encodeURIComponent)}>)` : name}${date ? `, ${date}` : ''}`;
}
