// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountIslands, PART_REPLACED } from './mount-islands.ts';

const island = (text: string) =>
  `<div data-island="save"><script type="application/json">{"text":"${text}"}</script></div>`;

it('mounts each island once, also those of a part that was replaced', () => {
  document.body.innerHTML = `${island('first')}<main>${island('second')}</main>`;
  const mounted: unknown[] = [];
  mountIslands('save', (_element, { text }: { text: string }) => mounted.push(text));
  expect(mounted).toEqual(['first', 'second']);
  const main = document.querySelector('main');
  if (main) main.innerHTML = island('third');
  document.dispatchEvent(new Event(PART_REPLACED));
  expect(mounted).toEqual(['first', 'second', 'third']);
});
