import type { Core } from '@strapi/strapi';
import { BRAND_NAME } from '../brand';
import { escapeHtml } from '../mail/escape-html';
import { enqueueMail, type Mail } from '../mail/outbox';
import { answerMailIn } from './answer-mails';
import { REPORT } from './report';

interface StoredReport {
  id: number;
  title: string;
  state: string;
  email: string | null;
  answer: string | null;
  language: string | null;
}

/**
 * Mails the answer to the reader who left an address, when an editor has set the report to `done`, and
 * deletes the address: both in the transaction of the save.
 */
export function answerReporters(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [REPORT],
    async afterUpdate({ params }) {
      const report: StoredReport | null = await strapi.db
        .query(REPORT)
        .findOne({ where: params.where });
      if (report?.state !== 'done' || !report.email || !report.answer) return;
      await enqueueMail(strapi, mailOf(report, report.email, report.answer));
      const { id } = report;
      const data = { email: null, answered_at: new Date() };
      await strapi.db.query(REPORT).update({ where: { id }, data });
    },
  });
}

function mailOf({ title, language }: StoredReport, to: string, answer: string): Mail {
  const { subject, before, after } = answerMailIn(language);
  const paragraphs = [before(title), answer, after];
  const html = paragraphs.map(
    (text) => `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(text)}</p>`,
  );
  return {
    to,
    subject: `${BRAND_NAME}: ${subject(title)}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `${html.join('\n')}\n`,
  };
}
