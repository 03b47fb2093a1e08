import { expect, test, vi } from 'vitest';
import { BRAND_NAME } from '../brand';
import { answerMail } from './answer-mail';
import type { InboxEntry } from './inboxes';

vi.mock('../environment', async (original) => {
  const { environment } = await original<typeof import('../environment')>();
  return { environment: { ...environment, contactTo: 'editors@office.example' } };
});

const entry: InboxEntry & { email: string } = {
  id: 1,
  documentId: 'abc',
  createdAt: '2026-11-20T09:00:00.000Z',
  email: 'mariam@example.org',
  language: 'en',
  assignee: null,
  assignee_name: null,
  answered_at: null,
  done_at: null,
};

test('an answer to a message has its subject and quotes it; replies go to the editors', () => {
  const message = { subject: 'Office', message: 'Where is it?\nIs it <open>?' };
  const mail = answerMail('messages', { ...entry, ...message }, 'In Deira & open.');
  expect(mail).toMatchObject({
    to: 'mariam@example.org',
    replyTo: 'editors@office.example',
    subject: 'Re: Office',
    text: 'In Deira & open.\n\nYou wrote:\n\n> Where is it?\n> Is it <open>?\n',
  });
  expect(mail.html).toContain('In Deira &amp; open.');
  expect(mail.html).toContain('Is it &lt;open&gt;?</p></blockquote>');
});

test('an answer to a report is in its language, and names the post', () => {
  const report = { title: 'Bakery', words: null, language: 'tr' };
  const mail = answerMail('reports', { ...entry, ...report }, 'Düzelttik.');
  expect(mail.subject).toBe(`${BRAND_NAME}: “Bakery” hakkındaki bildiriminiz`);
  expect(mail.text).toMatch(/“Bakery” .*\n\nDüzelttik\.\n\nE-posta adresinizi .* sildik\.\n$/);
  expect(mail.html).not.toContain('<blockquote>');
});
