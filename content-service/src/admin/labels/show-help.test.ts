// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { catalogue } from './label-translations';
import { showHelp } from './show-help';

test('translates help to the language of the document, whatever else the hook is called with', () => {
  document.documentElement.lang = 'ar';
  const registerHook = vi.fn();
  showHelp({ registerHook });
  const [, hook] = registerHook.mock.calls[0] ?? [];
  const field = { hint: catalogue.en?.help['post.title'] };
  const result = hook({ layout: { layout: [[[field]]], components: {} } }, { getState: () => {} });
  expect(result).toMatchObject({
    layout: { layout: [[[{ hint: catalogue.ar?.help['post.title'] }]]] },
  });
});
