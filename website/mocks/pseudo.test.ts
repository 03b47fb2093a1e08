import { expect, it } from 'vitest';
import { en } from '../app/i18n/messages/en.ts';
import { pseudo } from './pseudo.ts';

const messages = pseudo(en)('Diyar');

it('changes every letter of a message', () => {
  expect(messages.nav.menu).toBe('⟦Ṁéñú⟧');
});

it('keeps names, numbers and what a page puts in', () => {
  expect(messages.about.title).toBe('⟦Áƀóúť Diyar⟧');
  expect(messages.list.page(2)).toBe('⟦þáĝé 2⟧');
  expect(messages.facts.to('noon')).toBe('⟦ťó noon⟧');
  expect(messages.plain.dated).toBe('⟦Áś óƒ {date}⟧');
  expect(messages.privacy.date).toBe('2026-11-22');
});

it('keeps plural forms', () => {
  expect(messages.kinds.article.count(1)).toBe('⟦1 áŕťíćłé⟧');
  expect(messages.kinds.article.count(2)).toBe('⟦2 áŕťíćłéś⟧');
});
