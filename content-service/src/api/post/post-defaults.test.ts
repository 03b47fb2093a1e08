import { expect, test } from 'vitest';
import { withDefaults } from './post-defaults';

test('replaces null with defaults and leaves absent fields alone', () => {
  expect(withDefaults({ title: 'a', stick_top: null, sticky_order: null, slug: '' })).toEqual({
    title: 'a',
    stick_top: false,
    sticky_order: 0,
    slug: null,
  });
  expect(withDefaults({ is_active: false, slug: 'a' })).toEqual({ is_active: false, slug: 'a' });
});
