/** Sections of a table, in the order that HTML demands. */
const SECTIONS = ['thead', 'tbody', 'tfoot'] as const;

/** Converts the tables of stored HTML to what `extensions/tables.ts` reads: caption outside, section on each row. */
export function tablesForEditor(body: HTMLElement): void {
  for (const row of body.querySelectorAll('tr')) {
    row.dataset.section = row.parentElement?.localName ?? 'tbody';
  }
  for (const caption of body.querySelectorAll('table > caption')) {
    const table = caption.parentElement;
    if (!table) continue;
    const captioned = body.ownerDocument.createElement('div');
    captioned.dataset.captionedTable = '';
    const text = body.ownerDocument.createElement('div');
    text.dataset.tableCaption = '';
    for (const { name, value } of caption.attributes) text.setAttribute(name, value);
    text.append(...caption.childNodes);
    caption.remove();
    table.replaceWith(captioned);
    captioned.append(text, table);
  }
}

/** Converts the tables of the editor to HTML as it is stored. */
export function tablesForStorage(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('[data-captioned-table]')) {
    const [text, table] = wrapper.children;
    if (!text || !table) continue;
    if (text.textContent?.trim()) {
      const caption = body.ownerDocument.createElement('caption');
      text.removeAttribute('data-table-caption');
      for (const { name, value } of text.attributes) caption.setAttribute(name, value);
      caption.append(...text.childNodes);
      table.prepend(caption);
    }
    wrapper.replaceWith(table);
  }
  for (const table of body.querySelectorAll('table')) sortIntoSections(table);
}

function sortIntoSections(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const firstOther = rows.findIndex((row) => row.dataset.section !== 'thead');
  const parts = SECTIONS.map((name) => [name, table.ownerDocument.createElement(name)] as const);
  const sections = Object.fromEntries(parts);
  rows.forEach((row, index) => {
    const { section = 'tbody' } = row.dataset;
    // A row that somebody put above the head, or below the foot, makes the others part of the body.
    const isMisplacedHead = section === 'thead' && firstOther !== -1 && index > firstOther;
    const isMisplacedFoot =
      section === 'tfoot' && rows.slice(index).some((next) => next.dataset.section !== 'tfoot');
    sections[isMisplacedHead || isMisplacedFoot ? 'tbody' : section]?.append(row);
    row.removeAttribute('data-section');
  });
  for (const section of table.tBodies) section.remove();
  for (const [, section] of parts) if (section.rows.length > 0) table.append(section);
  for (const header of table.querySelectorAll('th')) header.scope = scopeOf(header);
}

/** Which cells a header is for: as it says itself; else its column, if its whole row are headers, or its row. */
export function scopeOf(header: Element): string {
  const own = header.getAttribute('scope');
  if (own) return own;
  const isRowOfHeaders = [...(header.parentElement?.children ?? [])].every(
    (cell) => cell.localName === 'th',
  );
  return isRowOfHeaders ? 'col' : 'row';
}
