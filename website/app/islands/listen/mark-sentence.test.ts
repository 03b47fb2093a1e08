// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMarker } from './mark-sentence.ts';

/** In a window of 768 px, of which a header and a bar cover some. */
const HEADER = 100;
const BAR = 68;

const scrollBy = vi.fn();

/** A sentence that the window shows from `top` to `bottom`. */
function sentence(top: number, bottom: number) {
  const range = document.createRange();
  const moveTo = (newTop: number, newBottom: number) => {
    range.getBoundingClientRect = () => new DOMRect(0, newTop, 300, newBottom - newTop);
  };
  moveTo(top, bottom);
  return { range, moveTo };
}

beforeEach(() => {
  vi.stubGlobal('CSS', {});
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('getComputedStyle', () => ({
    scrollPaddingTop: `${HEADER}px`,
    scrollPaddingBottom: `${BAR}px`,
  }));
});

afterEach(() => {
  scrollBy.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['is in view', 100, 700, []],
  ['has no box, as it is folded away', 0, 0, []],
  ['begins below the window', 900, 940, [[0, 800]]],
  ['ends behind the lower bar', 690, 710, [[0, 590]]],
  ['begins behind the header', 60, 110, [[0, -40]]],
  ['is higher than the window', 300, 1500, [[0, 200]]],
])('brings a sentence to the top if needed: it %s', (_, top, bottom, scrolls) => {
  createMarker()(sentence(top, bottom).range);
  expect(scrollBy.mock.calls).toEqual(scrolls);
});

it('does not scroll for visitors who have scrolled away, until they are back', () => {
  const mark = createMarker();
  const [first, second] = [sentence(400, 440), sentence(900, 940)];
  mark(first.range);
  first.moveTo(2000, 2040);
  mark(second.range);
  expect(scrollBy).not.toHaveBeenCalled();
  second.moveTo(690, 730);
  mark(sentence(900, 940).range);
  expect(scrollBy).toHaveBeenCalledOnce();
});

it('scrolls to the sentence that reading is resumed with, wherever the visitor is', () => {
  const mark = createMarker();
  const { range, moveTo } = sentence(400, 440);
  mark(range);
  moveTo(-900, -860);
  mark(null);
  mark(range);
  expect(scrollBy.mock.calls).toEqual([[0, -1000]]);
});

it('goes on scrolling for visitors who have turned their phone, which moves the text', () => {
  const mark = createMarker();
  const { range, moveTo } = sentence(400, 440);
  mark(range);
  moveTo(900, 940);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValueOnce(640);
  mark(sentence(1000, 1040).range);
  expect(scrollBy).toHaveBeenCalledOnce();
});
