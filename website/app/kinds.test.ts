import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesFor } from './i18n/language.ts';
import { kindNames, kinds, segmentsOf } from './kinds.ts';
import { languageCodes } from './languages.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const symbols = read('./ui/icon/icons.svg');
const tokens = read('./styles/tokens.css');

describe.each(kindNames)('the kind %s', (kind) => {
  it('has an icon', () => {
    expect(symbols).toContain(`<symbol id="${kinds[kind].icon}"`);
  });

  it('has colours, based on colours of the palette', () => {
    const [, rule = ''] = new RegExp(`\\[data-kind="${kind}"\\] \\{([^}]*)\\}`).exec(tokens) ?? [];
    for (const token of ['--kind-text', '--kind-tint', '--kind-solid']) {
      expect(rule).toContain(`${token}: `);
    }
    const usedTokens = [...rule.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(usedTokens.length).toBeGreaterThan(0);
    for (const name of usedTokens) expect(tokens).toContain(`  ${name}: `);
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
