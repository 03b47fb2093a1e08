/** `mso-list:l0 level2 lfo1` in the style of a paragraph: the list that it belongs to, and its level. */
const MEMBERSHIP = /mso-list:\s*(l\d+)\s+level(\d)/i;

/** How Word writes the number of an item: `1.`, `a)`, `(iv)`, also in other digits and letters. */
const NUMBER = /^\s*\(?(?:\p{N}+|\p{L}{1,4})[.)-]/u;

type Level = { list: HTMLElement; id: string; level: number };

/** Word writes list items as paragraphs with their bullet or number as text: makes lists of them. */
export function wordLists(body: HTMLElement): void {
  let open: Level[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('[style*="mso-list"]')]) {
    const [, id = '', level = ''] = MEMBERSHIP.exec(paragraph.getAttribute('style') ?? '') ?? [];
    // The bullets themselves say "mso-list:Ignore".
    if (!id || /^(?:span|h[1-6])$/.test(paragraph.localName)) continue;
    const depth = Number(level);
    const isContinued = open.some(({ list }) => follows(paragraph, list));
    open = isContinued ? open.filter((each) => each.level <= depth) : [];
    const last = open.at(-1);
    const isNew = !last || last.level < depth || last.id !== id;
    if (isNew) {
      const list = body.ownerDocument.createElement(isNumbered(paragraph) ? 'ol' : 'ul');
      const parentItem = last && last.level < depth ? last.list.lastElementChild : null;
      if (parentItem) parentItem.append(list);
      else paragraph.before(list);
      open = [...open.filter((each) => each.level < depth), { list, id, level: depth }];
    }
    const item = body.ownerDocument.createElement('li');
    removeMarker(paragraph);
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Whether a paragraph comes directly after a list, so that it goes on. */
function follows(paragraph: Element, list: Element): boolean {
  let outermost = list;
  while (outermost.parentElement?.closest('ul, ol')) {
    outermost = outermost.parentElement.closest('ul, ol') ?? outermost;
  }
  return paragraph.previousElementSibling === outermost;
}

function markerOf(paragraph: HTMLElement): HTMLElement | undefined {
  const candidates = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list"]')];
  return candidates.find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
}

const isNumbered = (paragraph: HTMLElement) =>
  NUMBER.test(markerOf(paragraph)?.textContent ?? '') &&
  // The bullet of Word's second level is the letter o.
  !/^\s*o\s/.test(markerOf(paragraph)?.textContent ?? '');

function removeMarker(paragraph: HTMLElement): void {
  markerOf(paragraph)?.remove();
}
