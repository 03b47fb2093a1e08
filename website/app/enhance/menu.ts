/** Closes menus on Escape, on a click outside and on a choice; traps the focus while one is open. */

const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

addEventListener('click', ({ target }) => {
  const menu = openMenu();
  if (!menu || !(target instanceof Element)) return;
  if (!menu.contains(target) || target.closest('a')) menu.open = false;
});

addEventListener('keydown', (event) => {
  const menu = openMenu();
  if (!menu) return;
  const summary = menu.querySelector('summary');
  if (event.key === 'Escape') {
    menu.open = false;
    summary?.focus();
  }
  if (event.key !== 'Tab' || !menu.contains(document.activeElement)) return;
  const focusable = [...menu.querySelectorAll<HTMLElement>('summary, a, button')].filter(
    (element) => element.offsetParent,
  );
  if (event.shiftKey) focusable.reverse();
  if (document.activeElement !== focusable.at(-1)) return;
  event.preventDefault();
  focusable[0]?.focus();
});
