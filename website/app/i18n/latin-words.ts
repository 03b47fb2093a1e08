/**
 * For tests. A reader of a language in another script must not meet a Latin word: every text of a page
 * is in the language, marked with its own `lang`, an address, or a brand that its owner writes in Latin
 * letters.
 */
import type { Brand } from '../brand/brand.ts';

type NamesOfBrand = Pick<Brand, 'name' | 'social' | 'contactAddress'>;

/** Also of technical things, and of a key as it is written on keyboards. */
const brandNames = [
  ...['Android', 'Apple Maps', 'Google Maps', 'Google Play', 'Google', 'OpenStreetMap', 'Chrome'],
  ...['WhatsApp', 'Telegram', 'iPhone', 'iPad', 'iOS', 'App Store', 'Apple'],
  ...['localStorage', 'sessionStorage', 'JavaScript', 'HTML', 'PDF', 'EPUB', 'QR', 'IP', 'Ctrl'],
];

/**
 * The texts that are shown or announced in the language of the page. Uses nothing outside it, as
 * end-to-end tests run it in the browser.
 */
export function textsIn(root: Element): string[] {
  const texts: string[] = [];
  const collect = (element: Element) => {
    if (element !== root && element.hasAttribute('lang')) return;
    if (/^(?:script|style|noscript|head)$/i.test(element.tagName)) return;
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      texts.push(element.getAttribute(name) ?? '');
    }
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    for (const child of element.children) collect(child);
  };
  collect(root);
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Those of the texts with a word in Latin letters that is neither a brand nor an address of the web or of mail. */
export function withLatinWords(texts: readonly string[], brand: NamesOfBrand): string[] {
  const names = [...brand.social.map(({ name }) => name), ...brandNames]
    .concat(brand.name, brand.contactAddress)
    .toSorted((one, other) => other.length - one.length);
  return texts.filter((text) => {
    const withoutAddresses = text
      .replace(/\S+@\S+|(?:https?:\/\/)?[\w.-]+\.(?:org|example)\S*/g, '')
      .replace(/(?:http:\/\/)?(?:localhost|127\.0\.0\.1):\d\S*/g, '');
    const rest = names.reduce((words, name) => words.replaceAll(name, ''), withoutAddresses);
    return /[a-z]{2}/i.test(rest);
  });
}
