import type { Locator, Page } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { expect, test } from './visitor.ts';
import { WITH_MOTION } from './worker-programs.ts';

test.use({ contextOptions: WITH_MOTION });

/** The phone that journeys are counted on. */
const HEIGHT = 740;
const PHONE = { width: 360, height: HEIGHT };
test.use({ viewport: PHONE });

const bar = (page: Page) => page.getByRole('navigation', { name: 'What you can do' });

/** How far down a link ends, in screens of the page as it opens. */
async function screensTo(link: Locator): Promise<number> {
  const { bottom } = await link.evaluate((element) => element.getBoundingClientRect());
  return bottom / HEIGHT;
}

/**
 * What visitors come for, where, and how many screens down it was when actions stood below the facts
 * and sharing below the text.
 */
const journeys = [
  { aim: 'call a restaurant', path: '/businesses/201', link: 'Call', before: 1.5 },
  { aim: 'call a barber', path: '/businesses/210', link: 'Call', before: 1.3 },
  { aim: 'write to the seller of a cot', path: '/marketplace/503', link: /WhatsApp/, before: 1.2 },
  { aim: 'put an event into the calendar', path: '/events/301', link: /calendar/, before: 2 },
  { aim: 'share an article', path: '/articles/101', link: 'Share', before: 5.2 },
];

async function expectNoScrolling(page: Page): Promise<void> {
  for (const { aim, path, link, before } of journeys) {
    await page.goto(path);
    const action = bar(page).getByRole('link', { name: link });
    await expect(action, aim).toBeInViewport({ ratio: 1 });
    const screens = await screensTo(action);
    process.stdout.write(`To ${aim}: ${screens.toFixed(2)} screens down, once ${before}\n`);
    expect(screens, aim).toBeLessThanOrEqual(1);
  }
}

test('what visitors come for takes no scrolling', async ({ page }) => {
  await expectNoScrolling(page);
});

test('what visitors come for takes no scrolling without JavaScript', async ({ sharedPage }) => {
  await sharedPage.setViewportSize(PHONE);
  await expectNoScrolling(sharedPage);
});

test('a barber says in the first screen whether it is open and where it is', async ({ page }) => {
  await page.goto('/businesses/210');
  const line = page.locator('h1 + p');
  await expect(line).toHaveText(/^(Open|Closed) now.*Kadıköy, Istanbul$/);
  await expect(line).toBeInViewport({ ratio: 1 });
});

test('the actions stay at hand down to the footer, which they do not cover', async ({ page }) => {
  await page.goto('/businesses/201');
  for (const share of [0.3, 0.6]) {
    await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  }
  const toTop = page.getByRole('link', { name: 'Back to top' });
  await expect(toTop).toBeVisible();
  const edges = async () => [
    await toTop.evaluate((element) => element.getBoundingClientRect().bottom),
    await bar(page).evaluate((element) => element.getBoundingClientRect().top),
  ];
  const [lowerEdge = 0, barStart = 0] = await edges();
  expect(lowerEdge).toBeLessThanOrEqual(barStart);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footerStart = await page
    .getByRole('contentinfo')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect((await edges())[1]).toBeLessThan(footerStart);
});

test('in a low window the actions are a row below the title', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/businesses/201');
  const call = bar(page).getByRole('link', { name: 'Call' });
  await call.scrollIntoViewIfNeeded();
  const [barStart, pictureStart] = await page.evaluate(() =>
    ['[data-action-bar]', 'article img[srcset]'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
    ),
  );
  expect(barStart).toBeLessThan(pictureStart ?? 0);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(bar(page)).not.toBeInViewport();
});

test('"Share" opens the dialog of the device', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ url }: ShareData) =>
        document.documentElement.setAttribute('data-shared', `${url}`),
    });
  });
  await page.goto('/articles/101');
  await bar(page).getByRole('link', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('"Share" leads to links to share with', async ({ page }) => {
    await page.goto('/articles/101');
    await bar(page).getByRole('link', { name: 'Share' }).click();
    const row = page.getByRole('region', { name: 'Share this page' });
    await expect(row.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
  });
});

test('the contents of a long text open from the bar, and mark the section being read', async ({
  page,
}) => {
  await page.goto('/articles/101');
  const contents = bar(page).locator('details');
  await contents.locator('summary').click();
  const section = contents.getByRole('link', { name: 'The card you will need' });
  await section.click();
  await expect(page.locator('h2:target')).toBeInViewport();
  await expect(section).toBeHidden();
  await contents.locator('summary').click();
  await expect(section).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0);
});

/** A visitor who counts taps; typing into a field that was tapped counts as none. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (link: Locator) => {
      taps += 1;
      await link.click();
    },
    count: () => taps,
  };
}

/** The barber of the demo content is open from 9:00 to 23:00; at night, visitors ask for any. */
const hourInDubai = Number(
  new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  }).format(new Date()),
);
const openNow = hourInDubai >= 9 && hourInDubai < 23 ? ' open now' : '';

/** What visitors look for from the home page, what they tap on the post, and the taps it may take. */
const searches = [
  {
    aim: 'call a barber in Dubai who speaks Arabic and is open now',
    words: `barber in Dubai who speaks Arabic${openNow}`,
    result: /^Rope Lane Barber$/,
    action: 'Call',
    most: 4,
    before: 9,
  },
  {
    aim: 'put a free event of this weekend in Istanbul into the calendar',
    words: 'free event this weekend in Istanbul',
    result: /./,
    action: /calendar/,
    most: 5,
    before: 10,
  },
];

for (const { aim, words, result, action, most, before } of searches) {
  test(`to ${aim} takes at most ${most} taps`, async ({ page }) => {
    await page.goto('/');
    const { tap, count } = countTaps();
    const field = page.getByRole('searchbox').first();
    await tap(field);
    await field.fill(words);
    await tap(page.getByRole('button', { name: 'Search' }).first());
    await tap(
      page.getByRole('main').getByRole('article').getByRole('link', { name: result }).first(),
    );
    const link = bar(page).getByRole('link', { name: action });
    await expect(link).toBeInViewport({ ratio: 1 });
    const taps = count() + 1;
    process.stdout.write(`To ${aim}: ${taps} taps, once ${before}\n`);
    expect(taps).toBeLessThanOrEqual(most);
  });
}

const MAX_SCREENS = 5;
const MAX_ELEMENTS = 600;

for (const language of languageCodes) {
  test.describe(`home on a phone, in ${language}`, () => {
    // In a browser of another language, an offer of that language stands above the page.
    test.use({ locale: language });

    test('is short, and has few elements', async ({ page }) => {
      await page.goto(localisedPath(language, '/'));
      const screens = () =>
        page.evaluate((height) => document.documentElement.scrollHeight / height, HEIGHT);
      // Sections further down are laid out while the browser is idle.
      await expect.poll(screens).toBeLessThanOrEqual(MAX_SCREENS);
      const elements = await page.locator('*').count();
      process.stdout.write(
        `Home, ${language}: ${(await screens()).toFixed(2)} screens, ${elements} elements\n`,
      );
      expect(elements).toBeLessThanOrEqual(MAX_ELEMENTS);
    });
  });
}
