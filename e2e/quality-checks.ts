import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { onePostOfEachKind } from './demo-posts.ts';
import { fixedPages } from './fixed-pages.ts';

/** Paths of one page of each type, errors included. */
export async function onePathOfEachPage(): Promise<string[]> {
  return [...(await onePathOfEachLayout()), ...variants];
}

/** Pages whose layout others have, too: lists with other filters, and other outcomes of a search. */
const variants = [
  '/articles?page=2',
  '/events?when=past&community=ar',
  '/events?free=1&view=compact',
  '/marketplace?city=muscat&category=vehicles&min=1',
  '/search',
  '/search?q=tea&community=en',
  '/search?q=zzzq+qzzz&exact=1',
  '/search?q=%D8%A7%D9%84%D8%A5%D9%82%D8%A7%D9%85%D8%A9&kind=article',
  '/communities/sudanese',
  '/embed/businesses?city=dubai',
];

/** Paths of one page of each layout. */
export async function onePathOfEachLayout(): Promise<string[]> {
  const posts = await onePostOfEachKind();
  return [
    ...fixedPages.map(({ path }) => path),
    '/cities/dubai',
    '/near/businesses',
    '/costs/dubai',
    '/take/dubai',
    '/saved',
    '/saved/code',
    '/offline',
    '/report?post=204',
    '/costs/i-pay?city=dubai&item=room',
    '/confirm?code=unknown&answer=right',
    '/businesses?city=istanbul&partner=1',
    '/search?q=how+do+I+get+a+residence+permit',
    '/search?q=horse+vet+in+salalah',
    ...posts.map(({ path }) => path),
    '/articles/110',
    '/businesses/204',
    '/marketplace/506',
    '/business-landing/204',
    '/nowhere',
  ];
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React prints void elements with a slash, and empty attributes as "".
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Both are valid HTML, and deliberate here.
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    // The list of a combobox belongs to a field that takes any text, which a select does not.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** Validation errors in a document's HTML, one line each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

declare global {
  interface Window {
    /** Set once axe is injected. */
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Accessibility violations of the page in its current state, one line each. The page must be without
 * motion, as it is by default: during a transition, contrast is computed from intermediate colours.
 */
export function accessibilityViolations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return violationsOf(page, { runOnly: tags });
}

/** Violations of contrast only: what a second colour scheme can change on a page already checked. */
export function contrastViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

/**
 * Violations in forced colours: of all rules but contrast, for which axe would compare the page's
 * colours, which are not the ones shown.
 */
export function forcedColoursViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { rules: { 'color-contrast': { enabled: false } } });
}

/** Violations inside parts of a page that is not ours, such as the panel. */
export function violationsWithin(page: Page, selectors: string[]): Promise<string[]> {
  return violationsOf(page, {}, selectors);
}

/**
 * Runs axe without @axe-core/playwright, which also sends everything that passed to the test: on the
 * home page, two thirds of the time of a check.
 */
async function violationsOf(
  page: Page,
  options: axe.RunOptions,
  selectors?: string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, selectors }) => {
      if (!window.axe) throw new Error('axe is not injected.');
      const { violations } = await window.axe.run(
        selectors ? { include: selectors } : document,
        options,
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    { options: { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions, selectors },
  );
}
