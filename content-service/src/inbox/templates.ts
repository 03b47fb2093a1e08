import type { Core } from '@strapi/strapi';
import type { InboxId } from './inboxes';

const ANSWER_TEMPLATE = 'api::answer-template.answer-template';

/** A ready answer. `{name}` and `{title}` in its text stand for the reader and the post. */
interface AnswerTemplate {
  documentId: string;
  name: string;
  language: string;
  text: string;
}

/** The ready answers to messages or reports in a language. */
export function findTemplates(
  strapi: Core.Strapi,
  inbox: InboxId,
  language: string,
): Promise<AnswerTemplate[]> {
  return strapi.db.query(ANSWER_TEMPLATE).findMany({
    select: ['documentId', 'name', 'language', 'text'],
    where: { answers: inbox, language },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}
