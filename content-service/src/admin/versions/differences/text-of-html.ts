const BLOCKS =
  'p, h2, h3, h4, li, tr, figure, caption, figcaption, blockquote, dt, dd, summary, hr, br';

/** The words of an HTML text, a line for each paragraph, list item and row. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/\s+/g, ' '), 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) block.after('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.after(' ');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.replace(/ +/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
