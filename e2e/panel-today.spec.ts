import { expect, type Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../content-service/contract/mail-server.ts';
import { openInPanel, readPost, registerUser, signIn } from './panel-editor.ts';
import { test } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { violationsWithin } from './quality-checks.ts';

const REPORTS = '/content-manager/collection-types/api::report.report';

let service: PanelService;
let mailServer: MailServer;

test.beforeAll(async ({ createDatabase }) => {
  test.setTimeout(240_000);
  mailServer = await startMailServer();
  service = await startPanelService({
    databaseUrl: await createDatabase(),
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'desk@mail.example' },
  });
});

test.afterAll(async () => {
  await service.stop();
  await mailServer.shutDown();
});

async function send(path: string, body: object): Promise<void> {
  const response = await fetch(`${service.url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a report is taken on the first page, answered by mail beside its form, and leaves the list', async ({
  page,
}) => {
  await send('reports', {
    post: 201,
    reason: 'moved',
    words: 'They are in the next street now.',
    email: 'reader@mail.example',
  });
  const title = (await readPost(service.url, 201))?.title ?? '';
  await signIn(page, service.url);
  await openInPanel(page, service.url, '/admin');
  const reports = box(page, 'Reported by readers');
  await expect(reports).toContainText('Has moved · wants an answer');
  await expect(reports).toContainText('They are in the next street now.');
  await page.getByRole('list', { name: 'What needs you today' }).getByText('Reported').click();
  await expect(page).toHaveURL(/section=reports/);
  await reports.getByRole('button', { name: `I’ll take it: ${title}` }).click();
  await expect(reports.getByRole('button', { name: `Done: ${title}` })).toBeVisible();
  expect(await violationsWithin(page, ['main'])).toEqual([]);

  await reports.getByRole('link', { name: `Answer: ${title}` }).click();
  await expect(page.getByText('In work')).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('Thank you, we have corrected it.');
  // It is not lost with the page or, on a phone, with the dialog.
  await page.reload();
  await expect(answer).toHaveValue('Thank you, we have corrected it.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText(/^Answered on/)).toBeVisible();
  const toReader = () =>
    mailServer.received.filter(({ recipients }) => recipients.includes('reader@mail.example'));
  await expect.poll(() => toReader().length).toBe(1);
  expect(toReader()[0]?.text).toMatch(
    /Thank you, we have corrected it\.[\s\S]*They are in the next street now\./,
  );
  await openInPanel(page, service.url, '/admin');
  await expect(page.getByText('To be checked').first()).toBeVisible();
  await expect(reports).toHaveCount(0);
});

test('what another user has is taken over before it is settled', async ({ page }) => {
  await send('reports', { post: 202, reason: 'closed', words: 'Nobody is there any more.' });
  const title = (await readPost(service.url, 202))?.title ?? '';
  const other = await registerUser(service.url, 'Moderator', {
    firstname: 'Omar',
    lastname: 'Moderator',
  });
  const list = await other('GET', `${REPORTS}?_q=Nobody`);
  const { results }: { results: { documentId: string }[] } = await list.json();
  const entry = `/desk/inbox/reports/entries/${results[0]?.documentId}`;
  await signIn(page, service.url);
  await openInPanel(page, service.url, '/admin');
  const reports = box(page, 'Reported by readers');
  const button = (name: string) => reports.getByRole('button', { name: `${name}: ${title}` });
  await expect(button('I’ll take it')).toBeVisible();
  await other('POST', `${entry}/progress`, { progress: 'in-work' });
  await button('I’ll take it').click();
  await expect(button('Take over')).toBeVisible();
  await expect(reports).toContainText('Omar Moderator');
  await expect(button('Done')).toHaveCount(0);

  await openInPanel(page, service.url, `/admin${REPORTS}/${results[0]?.documentId}`);
  await expect(page.getByText('Omar Moderator has it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('button', { name: 'Put back' })).toBeVisible();
  expect((await other('POST', `${entry}/progress`, { progress: 'done' })).status).toBe(409);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Take up again' })).toBeVisible();
});

test('the first page does not scroll sideways on a phone, in Arabic', async ({ page }) => {
  await send('send', {
    name: 'Mariam',
    email: 'mariam@mail.example',
    subject: 'Averyveryverylongsubjectwithoutanyspaceinitthatmightpushthepagewide',
    message: 'Where is the office now, please?',
  });
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'ar'));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, service.url);
  await openInPanel(page, service.url, '/admin');
  await expect(box(page, 'الرسائل')).toBeVisible();
  const overflow = await page
    .locator('main')
    .evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violationsWithin(page, ['main'])).toEqual([]);
});
