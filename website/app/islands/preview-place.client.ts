/** Goes to where the reader was when this version was shown last in this tab, and keeps where that is. */
export function mount(): void {
  const version = new URLSearchParams(location.search).get('version');
  const key = `preview-place ${location.pathname} ${version}`;
  try {
    const place = sessionStorage.getItem(key);
    if (place) scrollTo({ top: Number(place), behavior: 'instant' });
    // At once, as a frame is given no time when it is removed.
    addEventListener('scroll', () => sessionStorage.setItem(key, String(scrollY)), {
      passive: true,
    });
  } catch {
    // Some browsers keep nothing for frames of another site: the page begins at its top.
  }
}
