import { expect, test } from 'vitest';
import { completePost } from './keep-complete';

test('fills what was emptied and leaves what was not sent', () => {
  expect(completePost({ title: 'a', stick_top: null, sticky_order: null, slug: '' })).toEqual({
    title: 'a',
    stick_top: false,
    sticky_order: 0,
    slug: null,
  });
  expect(completePost({ is_active: false, slug: 'a' })).toEqual({ is_active: false, slug: 'a' });
});
