import { messagesFor } from '../website/app/i18n/language.ts';
import { kinds } from '../website/app/kinds.ts';
import { expect, test } from './visitor.ts';

/** The unfolded lines of an iCalendar file as name and value, without parameters. */
function calendarLines(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      return [name, value];
    });
}

test.describe('a visitor in another time zone', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('sees the time of an event in their own time zone, too', async ({ page }) => {
    await page.goto('/events/301');
    const localTime = page.getByText('In your time zone:');
    await expect(localTime).toBeVisible();
    await expect(localTime.locator('time')).toHaveText(/^\w+ \d+ \w+,? .*\d\d:\d\d/);
  });

  // As on the rest of the page: "शाम 6:30 बजे", not "18:30".
  for (const [language, partOfDay] of [
    ['hi', /(?:सुबह|दोपहर|शाम|रात) \d{1,2}:\d\d/],
    ['ur', /\d{1,2}:\d\d (?:صبح|دوپہر|سہ پہر|شام|رات)/],
    ['ar', /\d{1,2}:\d\d\s[صم]/],
  ] as const) {
    test(`sees it in 12 hours in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/events/301`);
      const localTime = page.locator('[data-zone] time');
      await expect(localTime).toBeVisible();
      await expect(localTime).toHaveText(partOfDay);
      await expect(localTime).not.toHaveText(/(?:1[3-9]|2\d):\d\d|[ap]m/i);
    });
  }
});

test('a visitor in the same time zone sees the time once', async ({ page }) => {
  await page.goto('/events/301');
  await expect(page.locator('html')).toHaveAttribute('data-scripting', '');
  await expect(page.getByText('In your time zone:')).toBeHidden();
});

test('a visitor hides the second calendar, on the next page, too', async ({ page }) => {
  await page.goto('/fa/events/301');
  const jalali = page.locator('main [data-second-calendar]').first();
  await expect(jalali).toBeVisible();
  const calendar = page.locator('[data-calendar-switch]');
  const persian = messagesFor('fa', 'Diyar').nav.secondCalendar;
  await expect(calendar).toHaveAccessibleName(persian.shown);
  await calendar.click();
  await expect(jalali).toBeHidden();
  await expect(calendar).toHaveAccessibleName(persian.hidden);
  await page.goto('/ar/events/301');
  await expect(jalali).toBeHidden();
  const arabic = messagesFor('ar', 'Diyar').nav.secondCalendar;
  await expect(calendar).toHaveAccessibleName(arabic.hidden);
  await calendar.click();
  await expect(jalali).toBeVisible();
  await expect(calendar).toHaveAccessibleName(arabic.shown);
});

for (const kind of ['event', 'activity'] as const) {
  test(`every upcoming ${kind} can be added to a calendar at its own time`, async ({
    sharedPage: page,
    request,
  }) => {
    const response = await request.get(`/${kinds[kind].segment}.ics`);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const feed = calendarLines(await response.text());
    expect(feed[0]).toEqual(['BEGIN', 'VCALENDAR']);
    expect(feed.at(-1)).toEqual(['END', 'VCALENDAR']);
    const addresses = feed.filter(([name]) => name === 'URL').map(([, url]) => url);
    expect(addresses.length).toBeGreaterThan(3);
    const uids = feed.filter(([name]) => name === 'UID').map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(addresses.length);
    for (const [index, address] of addresses.slice(0, 3).entries()) {
      await page.goto(address);
      const start = await page.locator('dd time').first().getAttribute('datetime');
      const link = page.getByRole('link', { name: 'Add to calendar' });
      const file = await request.get((await link.getAttribute('href')) ?? '');
      const entry = new Map(calendarLines(await file.text()));
      expect(entry.get('DTSTART')).toBe(start?.replace(/[-:]|\.\d+/g, ''));
      expect((entry.get('DTEND') ?? '') > (entry.get('DTSTART') ?? '')).toBe(true);
      expect(entry.get('UID')).toBe(uids[index]);
      const google = page.getByRole('link', { name: 'Google Calendar' });
      const dates = new URL((await google.getAttribute('href')) ?? '').searchParams.get('dates');
      expect(dates).toBe(`${entry.get('DTSTART')}/${entry.get('DTEND')}`);
    }
  });
}

test('what is over, or has no time, is in no calendar', async ({ page, request }) => {
  await page.goto('/events/303');
  await expect(page.getByText('This is over')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  for (const path of ['/events/101/calendar.ics', '/events/999999/calendar.ics', '/forum.ics']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const redirect = await request.get('/event/301/calendar.ics', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([
    301,
    '/events/welcome-evening-deira/calendar.ics',
  ]);
});
