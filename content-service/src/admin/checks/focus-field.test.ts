// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { focusField } from './focus-field';

const labels: Record<string, string> = { picture: 'Main picture', city: 'City', map: 'Position' };
const focusedAfter = (path: string) => {
  focusField(path, (field) => labels[field] ?? field);
  return document.activeElement?.id;
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = `<main>
    <input id="title" name="title">
    <input id="phone" name="information.phone"><div name="information"></div>
    <label for="city">City<span>*</span></label><input id="city">
    <h2 id="map" tabindex="-1">Position</h2>
  </main>`;
});

test.each([
  ['title', 'title'],
  ['information.phone', 'phone'],
  ['city', 'city'],
  ['map', 'map'],
])('goes to %s', (path, id) => {
  expect(focusedAfter(path)).toBe(id);
});

test('does nothing if the field is not on the page', () => {
  expect(focusedAfter('picture')).toBe('');
});
