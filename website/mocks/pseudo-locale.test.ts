import { expect, it } from 'vitest';
import { en } from '../app/i18n/messages/en.ts';
import { pseudoLocale } from './pseudo-locale.ts';

const messages = pseudoLocale(en)('Diyar');

it('changes every letter of a message', () => {
  expect(messages.nav.menu).toBe('⟦Ṁéñú⟧');
});

it('keeps names, numbers and placeholders', () => {
  expect(messages.about.title).toBe('⟦Áƀóúť Diyar⟧');
  expect(messages.list.page(2)).toBe('⟦þáĝé 2⟧');
  expect(messages.facts.until('noon')).toBe('⟦ťó noon⟧');
  expect(messages.plain.asOfDate).toBe('⟦Áś óƒ {date}⟧');
  expect(messages.privacy.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('keeps plural forms', () => {
  expect(messages.kinds.article.count(1)).toBe('⟦1 áŕťíćłé⟧');
  expect(messages.kinds.article.count(2)).toBe('⟦2 áŕťíćłéś⟧');
});
