import brand from '../../../../brand.json';

const RIGHT_TO_LEFT = ['ar', 'fa', 'ur'];

/**
 * Keeps what Strapi writes to the document in line with the brand and the language: it ends each
 * title with its own name, and sets `lang` but not `dir` when an editor changes the language.
 */
export function followDocument(): void {
  const { head, documentElement } = document;
  const setDirection = () => {
    documentElement.dir = RIGHT_TO_LEFT.includes(documentElement.lang) ? 'rtl' : 'ltr';
  };
  const setTitle = () => {
    const title = document.title.replace(/\bStrapi\b/, brand.name);
    // Assigning the same title again would notify the observer without end.
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(setDirection).observe(documentElement, { attributeFilter: ['lang'] });
  new MutationObserver(setTitle).observe(head, { childList: true, subtree: true });
  setDirection();
  setTitle();
}

/** Adds a style sheet. Strapi's document does not link the style sheets of the build. */
export function addStyles(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
