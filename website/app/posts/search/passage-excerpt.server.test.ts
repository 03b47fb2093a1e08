import { expect, it } from 'vitest';
import { wordMarker } from './marked-words.ts';
import { passageExcerpt } from './passage-excerpt.server.ts';

const excerpt = (passage: string, words: string[], maxLength = 60, maxLead = maxLength) =>
  passageExcerpt(passage, wordMarker(words), { maxLength, maxLead });

const passage =
  'Come in and sit down for a while. Ask to see the lease. Pay the deposit once.\nBring your lease and the deposit. Tea is free.';

it('takes the sentences with most of the words', () => {
  expect(excerpt(passage, ['deposit', 'lease'])).toBe(
    'Ask to see the lease. Pay the deposit once.',
  );
  expect(excerpt(passage, ['Tea'])).toBe('Tea is free.');
});

it('begins with the first sentence where no word is marked', () => {
  expect(excerpt(passage, [])).toBe('Come in and sit down for a while. Ask to see the lease.');
});

it('counts a word once, however often it occurs', () => {
  const text = 'Rent, rent and rent, again and again, for ever. Rent for a flat, paid each month.';
  expect(excerpt(text, ['Rent', 'rent', 'flat'], 50)).toBe(
    'Rent, rent and rent, again and again, for ever.',
  );
  expect(excerpt(text, ['Rent', 'flat'], 50)).toBe('Rent for a flat, paid each month.');
});

it('keeps a short passage, line breaks included', () => {
  expect(excerpt('One: bread\nTwo: tea', ['tea'])).toBe('One: bread\nTwo: tea');
  expect(excerpt('', ['tea'])).toBe('');
});

it('cuts a sentence whose first marked word comes late', () => {
  const late =
    'Every one of our neighbours who has come here by train and by bus has asked for tea.';
  expect(excerpt(late, ['tea'], 100)).toBe(late);
  expect(excerpt(late, ['tea'], 100, 60)).toBe(
    '... has come here by train and by bus has asked for tea.',
  );
});

it('cuts a sentence that is too long around its first marked word', () => {
  const long = `${'word '.repeat(30)}lease ${'more '.repeat(30)}`;
  const text = excerpt(long, ['lease'], 100);
  expect(text).toMatch(/^\.\.\. word .*lease more.*\.\.\.$/);
  expect(text.length).toBeLessThanOrEqual(104);
});
