/** Elements of a text that stand on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'pre', 'blockquote', 'figure', 'figcaption'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);

/** Elements that say nothing but where a paragraph ends. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'center'],
  ...['address', 'hgroup', 'form', 'fieldset', 'html', 'body'],
]);

export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements whose content is not text of the page. */
export const INVISIBLE: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'title', 'textarea', 'select', 'option'],
]);
