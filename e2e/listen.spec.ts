import type { Page } from '@playwright/test';
import { localisedPath } from '../website/app/addresses/links.ts';
import { messagesFor } from '../website/app/i18n/language.ts';
import { demoPosts } from './demo-posts.ts';
import { expect, test } from './visitor.ts';

test.use({ bypassCSP: true, viewport: { width: 360, height: 640 } });

/** Gives the browser a voice for each language, which ends a sentence when the test says so. */
async function speakWithoutSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voices = ['en', 'ar'].map((lang) => ({ lang, localService: true }));
    let current: { onend?: () => void } | undefined;
    const stub = (name: string, value: unknown) => Object.defineProperty(window, name, { value });
    stub('SpeechSynthesisUtterance', class {});
    stub('speechSynthesis', {
      getVoices: () => voices,
      cancel: () => {},
      speak: (utterance: typeof current) => {
        current = utterance;
      },
    });
    addEventListener('sentence-end', () => current?.onend?.());
  });
}

const finishSentences = (page: Page, count: number) =>
  page.evaluate((times) => {
    for (let time = 0; time < times; time += 1) dispatchEvent(new Event('sentence-end'));
  }, count);

/** Whether the window shows the sentence that is read, below the controls. */
const isMarkInView = (page: Page) =>
  page.evaluate(() => {
    const [mark] = CSS.highlights.get('listen') ?? [];
    const controls = document.querySelector('[data-state]')?.getBoundingClientRect();
    if (!(mark instanceof Range) || !controls) return false;
    const { top, bottom } = mark.getBoundingClientRect();
    return top >= controls.bottom && bottom <= innerHeight;
  });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const language of ['en', 'ar'] as const) {
  const { listen } = messagesFor(language, 'Diyar').detail;

  test(`the controls of reading aloud stay in view, and visitors who scroll away where they are, in ${language}`, async ({
    page,
  }) => {
    const [post] = await demoPosts('article', language);
    await speakWithoutSound(page);
    await page.goto(localisedPath(language, `/articles/${post?.id}`));
    await page.getByRole('button', { name: listen.start }).click();
    await finishSentences(page, 12);
    const pause = page.getByRole('button', { name: listen.pause });
    await expect(pause).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const controls = await pause.boundingBox();
    expect(controls?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(await isMarkInView(page)).toBe(true);

    await page.evaluate(() => scrollTo(0, 0));
    await finishSentences(page, 1);
    expect(await scrollTop(page)).toBe(0);
    await page.getByRole('button', { name: listen.pause }).click();
    await page.getByRole('button', { name: listen.resume }).click();
    expect(await scrollTop(page)).toBeGreaterThan(100);
    expect(await isMarkInView(page)).toBe(true);
  });

  test(`the controls leave room for text twice as large, in ${language}`, async ({ page }) => {
    const [post] = await demoPosts('article', language);
    await speakWithoutSound(page);
    await page.goto(localisedPath(language, `/articles/${post?.id}`));
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await page.getByRole('button', { name: listen.start }).click();
    await finishSentences(page, 12);
    const pause = page.getByRole('button', { name: listen.pause });
    const speed = page.getByRole('combobox', { name: listen.speed });
    const [pauseBox, speedBox] = [await pause.boundingBox(), await speed.boundingBox()];
    expect(Math.abs((pauseBox?.y ?? 0) - (speedBox?.y ?? 0))).toBeLessThan(10);
    expect(await isMarkInView(page)).toBe(true);
  });
}
