/** Adds the visitor's local time to a time in another time zone. */

addEventListener('DOMContentLoaded', () => {
  for (const line of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { zone, start = '', end, locale, options = '' } = line.dataset;
    // A language that the browser does not know would be shown in another.
    if (!Intl.DateTimeFormat.supportedLocalesOf(locale)[0]) continue;
    const time = line.querySelector('time');
    const formatIn = (timeZone?: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...JSON.parse(options) }).formatRange(
        new Date(start),
        new Date(end || start),
      );
    if (!time || formatIn() === formatIn(zone)) continue;
    time.textContent = formatIn();
    line.hidden = false;
  }
});
