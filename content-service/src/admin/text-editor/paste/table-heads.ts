/** Makes the first row of a table its head, if all of its cells are headers or bold: few programs say more. */
export function markTableHeads(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const [row] = table.rows;
    if (!row || table.tHead || table.rows.length < 2) continue;
    const cells = [...row.cells].filter(({ textContent }) => textContent?.trim());
    if (cells.length === 0 || !cells.every(isHeader)) continue;
    for (const cell of row.cells) {
      const header = body.ownerDocument.createElement('th');
      for (const name of ['colspan', 'rowspan']) {
        const value = cell.getAttribute(name);
        if (value) header.setAttribute(name, value);
      }
      header.append(...cell.childNodes);
      cell.replaceWith(header);
      for (const bold of header.querySelectorAll('b, strong')) {
        bold.replaceWith(...bold.childNodes);
      }
    }
    table.createTHead().append(row);
  }
}

function isHeader(cell: HTMLTableCellElement): boolean {
  const bold = [...cell.querySelectorAll('b, strong')].map(({ textContent }) => textContent);
  return cell.localName === 'th' || bold.join('').trim() === cell.textContent?.trim();
}
