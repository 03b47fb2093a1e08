import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { putAppIntoStores } from '../../mocks/app-stores.ts';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { type Kind, kinds } from '../kinds.ts';

const { open } = createTestPages();

const english = { language: 'English', language_query: 'en', is_rtl: false };
const { detail } = messagesIn('en');

async function openPost(kind: Kind, fields: Record<string, unknown>) {
  contentService.use(...contentHandlers({ posts: [postOf(kind, fields)] }));
  return open(`/${kinds[kind].segment}/${kind}-12`);
}

/** Labels and addresses of the actions, in order. */
async function actionsOf(kind: Kind, fields: Record<string, unknown>) {
  const { screen } = await openPost(kind, fields);
  const bar = within(screen.getByRole('navigation', { name: detail.actions }));
  return bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the actions', () => {
  const contact = { phone: '+971 4 000 0000', whatsapp: '+971 50 000 0000', address: 'Street 1' };
  const message = (path: string, title: string) =>
    `https://wa.me/971500000000?${new URLSearchParams({ text: `${title}\n${path}` })}`.replaceAll(
      '+',
      '%20',
    );
  const map = expect.stringContaining('openstreetmap.org');

  it('of a business begin with the call', async () => {
    const url = 'http://localhost:3000/businesses/business-12';
    expect(await actionsOf('business', { information: contact, nationality: english })).toEqual([
      ['Call', 'tel:+97140000000'],
      ['WhatsApp', message(url, 'Business 12')],
      ['Directions', map],
      ['Share', '#share'],
      ['Save', '/saved#how'],
    ]);
  });

  it('of an item begin with the message', async () => {
    const actions = await actionsOf('marketplace', { information: contact });
    expect(actions.map(([label]) => label)).toEqual([
      'Write on WhatsApp',
      'Call',
      'Directions',
      'Share',
      'Save',
    ]);
  });

  it('of an event begin with the calendar, until it is over', async () => {
    const labelsOf = async (start: string) =>
      (await actionsOf('event', { start, information: contact })).map(([label]) => label);
    const others = ['Directions', 'WhatsApp', 'Call', 'Share', 'Save'];
    expect(await labelsOf('2036-11-20T14:00:00.000Z')).toEqual(['Add to calendar', ...others]);
    expect(await labelsOf('2016-11-20T14:00:00.000Z')).toEqual([
      'Show the way',
      ...others.slice(1),
    ]);
  });

  it('of a question begin with the way to answer: to the editors, while the app is in no store', async () => {
    const about = encodeURIComponent('/forum/forum-12');
    expect(await actionsOf('forum', {})).toEqual([
      ['Write to the editors', `/contact?subject=answer&about=${about}`],
      ['Share', '#share'],
      ['Save', '/saved#how'],
    ]);
    putAppIntoStores();
    expect(await actionsOf('forum', {})).toEqual([
      ['How to answer', '#hand-off'],
      ['Share', '#share'],
      ['Save', '/saved#how'],
    ]);
  });

  it('are only to save and share it where the post has nothing else', async () => {
    for (const kind of ['article', 'business', 'event', 'marketplace'] as const) {
      expect(await actionsOf(kind, {})).toEqual([
        ['Share', '#share'],
        ['Save', '/saved#how'],
      ]);
    }
  });

  it('share the address of the page, with links for those without JavaScript', async () => {
    const { screen } = await openPost('article', { title: 'Bread' });
    const bar = within(screen.getByRole('navigation', { name: detail.actions }));
    expect(bar.getByRole('link', { name: 'Share' }).dataset).toMatchObject({
      shareAction: 'share',
      url: 'http://localhost:3000/articles/article-12',
    });
    expect(screen.getByRole('heading', { name: detail.share.heading }).id).toBe('share');
  });

  it('share title and address of the page by messengers and mail, too', async () => {
    const { screen } = await openPost('article', { title: 'Bread' });
    const row = within(screen.getByRole('region', { name: detail.share.heading }));
    for (const name of ['WhatsApp', 'Telegram', 'Email']) {
      const { searchParams } = new URL(row.getByRole<HTMLAnchorElement>('link', { name }).href);
      const sent = [...searchParams.values()].join('\n');
      expect([name, sent]).toEqual([name, expect.stringContaining('Bread')]);
      expect(sent.split('\n')).toContain('http://localhost:3000/articles/article-12');
    }
  });

  it.each([
    ['ar', 'a post in a language of the site', '/ar'],
    ['xx', 'a post in another language', ''],
  ])('write in the language of the post: %s, %s', async (code, _, prefix) => {
    const nationality = { language: code, language_query: code, is_rtl: false };
    const actions = await actionsOf('business', {
      title: 'مخبز',
      information: contact,
      nationality,
    });
    const url = `http://localhost:3000${prefix}/businesses/business-12`;
    expect(actions[1]).toEqual(['WhatsApp', message(url, 'مخبز')]);
  });

  it('are each linked once, and numbers stand in the facts as text', async () => {
    const { root, screen } = await openPost('business', { information: contact });
    expect(root.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
    expect(root.querySelectorAll('a[href^="https://wa.me/9"]')).toHaveLength(1);
    const facts = within(screen.getByRole('complementary'));
    expect(facts.getByText('Phone').closest('div')?.textContent).toContain('+971 4');
    expect(facts.getByText('WhatsApp').closest('div')?.textContent).toContain('+971 50');
  });

  it('leave a number that serves for both in one line', async () => {
    const information = { phone: '+971 50 000 0000', whatsapp: '00971500000000' };
    const { screen } = await openPost('business', { information });
    const facts = within(screen.getByRole('complementary'));
    expect(facts.getByText('Phone and WhatsApp')).toBeTruthy();
    expect(facts.queryByText('WhatsApp')).toBeNull();
  });
});
