/** The script that every document carries inline; each part looks after one thing and none needs another. */
import './menu.ts';
import './scroll.ts';
import './theme.ts';
import './voices.ts';
