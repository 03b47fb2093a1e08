import { expect, test } from 'vitest';
import { INLINE_TYPES } from './headers';

test.each(['image/webp', 'image/jpeg', 'audio/mpeg', 'video/mp4'])(
  '%s may be displayed',
  (type) => {
    expect(type).toMatch(INLINE_TYPES);
  },
);

// They could run scripts, at the address of the panel.
test.each(['image/svg+xml', 'text/html', 'application/pdf', 'text/image/webp'])(
  '%s is downloaded',
  (type) => {
    expect(type).not.toMatch(INLINE_TYPES);
  },
);
