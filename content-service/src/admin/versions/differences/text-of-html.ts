const BLOCKS =
  'p, h2, h3, h4, li, tr, figure, caption, figcaption, blockquote, dt, dd, summary, hr, br';

interface TextOptions {
  /** Whether to say where links lead and which pictures there are, too. */
  withAddresses?: boolean;
}

/** The words of an HTML text, a line for each paragraph, list item and row. */
export function textOfHtml(html: string, { withAddresses = false }: TextOptions = {}): string {
  const { body } = new DOMParser().parseFromString(html.replace(/\s+/g, ' '), 'text/html');
  if (withAddresses) writeAddresses(body);
  for (const block of body.querySelectorAll(BLOCKS)) block.after('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.after(' ');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.replace(/ +/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

function writeAddresses(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    link.append(` (${link.getAttribute('href')})`);
  }
  for (const picture of body.querySelectorAll('img')) {
    const file = picture.getAttribute('src')?.split('/').at(-1);
    picture.after(` (${[picture.alt, file].filter(Boolean).join(' ')}) `);
  }
}
