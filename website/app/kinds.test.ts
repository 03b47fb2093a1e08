import { readFileSync } from 'node:fs';
import { kindRow } from 'post-rules/kinds';
import { describe, expect, it } from 'vitest';
import { type ColourScheme, colourOf, contrast } from '../mocks/contrast.ts';
import { messagesFor } from './i18n/language.ts';
import { type Kind, kindNames, kinds, segmentsOf } from './kinds.ts';
import { languageCodes } from './languages.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const icons = read('./ui/icon/icons.svg');
const tokens = read('./styles/tokens.css');

const kindTokens = ['--kind-text', '--kind-tint', '--kind-solid'];
const schemes: ColourScheme[] = ['light', 'dark'];

/** Lowest contrast of text, WCAG 2.2, 1.4.3. */
const MIN_TEXT = 4.5;

/** The declarations of a kind's colours. */
function colourRule(kind: Kind): string {
  return new RegExp(`\\[data-kind="${kind}"\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
}

describe.each(kindNames)('the kind %s', (kind) => {
  it('has an icon', () => {
    const { icon } = kinds[kind];
    const isDrawn = icons.includes(`<g id="${icon}"`);
    expect(isDrawn, `the shape ${icon} in ui/icon/icons.svg`).toBe(true);
  });

  it('is known to the rules for posts, with the same path segments and facts', () => {
    const { segment, aliases, typeName, pageFacts, whenUnchecked } = kinds[kind];
    const facts: readonly string[] = pageFacts;
    expect(kindRow({ name: typeName }), 'its row in post-rules/kinds.ts').toMatchObject({
      segments: [segment, ...aliases],
      whenUnchecked,
      showsTime: facts.includes('when'),
      showsPrice: facts.includes('price'),
      showsContact: facts.includes('contact'),
      showsOpeningHours: facts.includes('openingHours'),
      showsDelivery: facts.includes('delivery'),
      showsLanguages: facts.includes('languages'),
      showsOrganiser: facts.includes('organiser'),
      showsCondition: facts.includes('condition'),
    });
  });

  it('warns of paying in advance where strangers trade, and nowhere else', () => {
    const { isTrade } = kindRow({ name: kinds[kind].typeName });
    expect(messagesFor('en', 'x').detail.safetyNote[kind] !== '').toBe(isTrade);
  });

  it('has colours of the palette', () => {
    const rule = colourRule(kind);
    expect(rule, `[data-kind="${kind}"] in styles/tokens.css`).not.toBe('');
    for (const token of kindTokens) expect(rule).toContain(`${token}: `);
    const usedTokens = [...rule.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(usedTokens.length).toBeGreaterThan(0);
    for (const name of usedTokens) expect(tokens).toContain(`  ${name}: `);
  });

  it.each(schemes)('has a readable text colour in the %s scheme', (scheme) => {
    const colour = (token: string) => colourOf(token, colourRule(kind) + tokens, scheme);
    // Badges and icons, and the label on a card. Icons need 3:1 only (1.4.11); the pattern in
    // --kind-solid behind them is decoration.
    for (const background of ['--kind-tint', '--surface']) {
      expect(contrast(colour('--kind-text'), colour(background))).toBeGreaterThanOrEqual(MIN_TEXT);
    }
  });

  it.each(schemes)('shares no colour with another kind in the %s scheme', (scheme) => {
    const coloursOf = (name: Kind) =>
      kindTokens.map((token) => colourOf(token, colourRule(name) + tokens, scheme));
    const others = kindNames.filter((other) => other !== kind).flatMap(coloursOf);
    expect(coloursOf(kind).filter((colour) => others.includes(colour))).toEqual([]);
  });

  it.each(languageCodes)('has labels in %s', (language) => {
    const messages = messagesFor(language, 'x');
    const { count, ...labels } = messages.kinds[kind];
    expect(Object.values(labels).map((label) => label.trim())).not.toContain('');
    expect(count(3)).toMatch(/\p{L}/u);
    const others = kindNames.filter((other) => other !== kind).map((name) => messages.kinds[name]);
    expect(others.map(({ listTitle: many }) => many)).not.toContain(labels.listTitle);
  });

  it('shares no path segment and no type with another kind', () => {
    const others = kindNames.filter((other) => other !== kind);
    const otherSegments = others.flatMap(segmentsOf);
    expect(segmentsOf(kind).filter((segment) => otherSegments.includes(segment))).toEqual([]);
    expect(others.map((other) => kinds[other].typeName)).not.toContain(kinds[kind].typeName);
  });
});
