import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/** Elements that give a text its structure. They are shown without attributes, so nothing can run. */
const SHOWN = new Set(
  'p h2 h3 h4 ul ol li table caption thead tbody tr th td blockquote dl dt dd figcaption strong em br'.split(
    ' ',
  ),
);

const LEFT_OUT = new Set(['script', 'style', 'template']);

/** A stored HTML text with its headings, lists and tables, and without everything else. */
export function HtmlAsText({ html }: { html: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return <>{contentOf(body)}</>;
  }, [html]);
}

function contentOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, place) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const isBetweenRows = /^(TABLE|THEAD|TBODY|TR)$/.test(parent.nodeName);
      return isBetweenRows ? null : node.textContent;
    }
    const name = node.nodeName.toLowerCase();
    if (node.nodeType !== Node.ELEMENT_NODE || LEFT_OUT.has(name)) return null;
    // The nodes of a text have no identity but their place.
    const key = `${place}`;
    if (name === 'br') return <br key={key} />;
    const content = contentOf(node);
    return SHOWN.has(name)
      ? createElement(name, { key }, ...content)
      : createElement(Fragment, { key }, ...content);
  });
}
