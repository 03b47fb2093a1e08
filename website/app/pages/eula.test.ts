import { expect, it } from 'vitest';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes, languages } from '../languages.ts';

const { open } = createTestPages();

it.each(languageCodes)(
  'renders the licence agreement in %s with its date and table of contents',
  async (language) => {
    const path = localisedPath(language, '/eula');
    const { status, root, head, screen } = await open(path);
    const { eula, plain } = messagesIn(language);
    expect(status).toBe(200);
    expect(root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(head).toMatchObject({ canonical: `http://localhost:3000${path}`, noindex: false });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(eula.title);
    expect(root.querySelector('time')?.dateTime).toBe(eula.date);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(titles).toEqual(expect.arrayContaining(eula.sections.map(({ id }) => id)));
    const contents = screen.getByRole('navigation', { name: plain.tableOfContents });
    const links = [...contents.querySelectorAll('a')].map(({ hash }) => hash.slice(1));
    expect(links).toEqual(eula.sections.map(({ id }) => id));
  },
);

it("has neither the site's header nor its footer", async () => {
  const { screen } = await open('/eula');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.getByRole('main')).toBeTruthy();
});
