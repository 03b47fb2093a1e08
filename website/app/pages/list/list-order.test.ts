import { expect, it } from 'vitest';
import { messagesIn } from '../../../mocks/test-pages.ts';
import { languageCodes } from '../../languages.ts';
import { inGroups, orderName, orderOf } from './list-order.ts';

it('is that of the kind, the period or the search, unless another is chosen', () => {
  expect(orderOf('article', {}, false)).toBe('pinned');
  expect(orderOf('event', { when: 'weekend' }, false)).toBe('soonest');
  expect(orderOf('event', { when: 'past' }, false)).toBe('latest');
  expect(orderOf('event', { when: 'past' }, true)).toBe('best');
  expect(orderOf('marketplace', { sort: 'cheapest' }, true)).toBe('cheapest');
});

it('has pinned posts apart only where they come first', () => {
  const posts = [{ isSticky: true }, { isSticky: false }, { isSticky: true }];
  const [first, second, third] = posts;
  expect(inGroups(posts, 'soonest')).toEqual({ pinned: [first, third], others: [second] });
  for (const order of ['cheapest', 'latest', 'best'] as const) {
    expect(inGroups(posts, order)).toEqual({ pinned: [], others: posts });
  }
});

it.each(languageCodes)('has a name that no other order has, in %s', (language) => {
  const messages = messagesIn(language);
  const orders = ['newest', 'soonest', 'latest', 'cheapest', 'dearest', 'best'] as const;
  const names = orders.map((order) => orderName(order, messages));
  expect(new Set([...names, messages.list.sorts.pinned]).size).toBe(orders.length + 1);
  expect(orderName('pinned', messages)).toBe(messages.list.sorts.newest);
});
