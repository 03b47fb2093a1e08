/** Light or dark, as the visitor chose; without a choice the device decides. */
import { remembered } from './remembered.ts';

const KEY = 'theme';
const root = document.documentElement;
const next: Record<string, string> = { light: 'dark', dark: '' };

function apply(theme: string): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  // The browser's own frame follows: of its two colours only the chosen one keeps matching.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.media ??= meta.media;
    const chosen = meta.dataset.media.includes(theme);
    meta.media = theme ? (chosen ? 'all' : 'not all') : meta.dataset.media;
  }
}

const kept = remembered(KEY);
root.dataset.script = '';
apply(kept === 'light' || kept === 'dark' ? kept : '');

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
  const theme = next[root.dataset.theme ?? ''] ?? 'light';
  remembered(KEY, theme);
  apply(theme);
});
