import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Island } from './island.tsx';
import { IslandContext } from './island-context.ts';

function render(properties: object, nonce?: string) {
  const onIsland = vi.fn();
  const html = renderToStaticMarkup(
    <IslandContext value={{ nonce, onIsland }}>
      <Island name="search-suggestions" properties={properties}>
        <p>Content</p>
      </Island>
    </IslandContext>,
  );
  const { document } = new JSDOM(html).window;
  return { onIsland, html, island: document.querySelector('[data-island]'), document };
}

it('contains its content, which may be painted before a script comes, its properties and its script', () => {
  const { island, onIsland } = render({ endpoint: '/x' });
  expect(island?.getAttribute('data-island')).toBe('search-suggestions');
  const [content, properties, script] = island?.children ?? [];
  expect(properties?.outerHTML).toBe('<script type="application/json">{"endpoint":"/x"}</script>');
  expect(content?.outerHTML).toBe('<p>Content</p>');
  expect(script?.outerHTML).toMatch(
    /^<script type="module" src="[^"]+search-suggestions"><\/script>$/,
  );
  expect(onIsland).toHaveBeenCalledExactlyOnceWith('search-suggestions');
});

it.each(['</script><script>alert(1)</script>', '<!-- <script>', '"]}&quot;\u2028'])(
  'keeps %j in its properties as it is, and in its place',
  (text) => {
    const { island, document } = render({ text });
    expect(JSON.parse(island?.querySelector('script')?.textContent ?? '')).toEqual({ text });
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect(island?.querySelector('p')?.textContent).toBe('Content');
  },
);

it('sets the nonce of a streamed document on its script', () => {
  expect(render({}, 'abc').island?.lastElementChild?.getAttribute('nonce')).toBe('abc');
});

it('throws if there is no script of its name', () => {
  expect(() =>
    renderToStaticMarkup(
      <Island name="nothing" properties={{}}>
        <p />
      </Island>,
    ),
  ).toThrow('there is no app/islands/nothing.client.ts');
});
