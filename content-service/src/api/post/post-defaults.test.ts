import { expect, test } from 'vitest';
import { withDefaults } from './post-defaults';

test('fills what was emptied and leaves what was not sent', () => {
  expect(withDefaults({ title: 'a', stick_top: null, sticky_order: null, slug: '' })).toEqual({
    title: 'a',
    stick_top: false,
    sticky_order: 0,
    slug: null,
  });
  expect(withDefaults({ is_active: false, slug: 'a' })).toEqual({ is_active: false, slug: 'a' });
});
