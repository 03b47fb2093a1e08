import { describe, expect, test } from 'vitest';
import { readCalendar } from './read-calendar';

const NOW = new Date('2026-11-24T08:00:00Z');
const ZONE = 'Asia/Dubai';

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (text: string, now = NOW) => readCalendar(text, { zone: ZONE, now });
const fieldsOf = (...lines: string[]) => {
  const [found] = read(calendar(...event('UID:1', 'SUMMARY:Picnic', ...lines))).events;
  return found?.fields;
};
const startsOf = (text: string) => read(text).events.map(({ fields }) => fields.start);

/** As Google writes it: no VTIMEZONE is needed for an IANA zone, and HTML in the description. */
const GOOGLE = calendar(
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'X-WR-TIMEZONE:Europe/Istanbul',
  ...event(
    'DTSTART:20261201T150000Z',
    'DTEND:20261201T170000Z',
    'UID:7k1@google.com',
    'ORGANIZER;CN=Neighbours:mailto:unknownorganizer@calendar.google.com',
    'DESCRIPTION:Bring <b>bread</b>.\\nSee <a href="https://example.org">the page</a>',
    'LOCATION:Community Hall\\, 4 Palm Street\\, Dubai',
    'STATUS:CONFIRMED',
    'SUMMARY:Bread\\, salt and songs',
  ),
);

/** As Outlook writes it: a zone with a name of its own, and how it changes its clocks. */
const OUTLOOK = calendar(
  'METHOD:PUBLISH',
  'PRODID:Microsoft Exchange Server 2010',
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  ...event(
    'UID:040000008200E00074C5B7101A82E008',
    'SUMMARY:Language table',
    'DTSTART;TZID=W. Europe Standard Time:20261202T190000',
    'DTEND;TZID=W. Europe Standard Time:20261202T203000',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ),
);

/** As Nextcloud writes it: a weekly series with a cancelled, a moved and a renamed evening. */
const series = ['UID:0a7d', 'RRULE:FREQ=WEEKLY;BYDAY=TH'];
const NEXTCLOUD = calendar(
  'PRODID:-//IDN nextcloud.com//Calendar app 4.7.16//EN',
  ...event(
    ...series,
    'SUMMARY:Sewing circle',
    'DTSTART;TZID=Asia/Dubai:20251106T180000',
    'DTEND;TZID=Asia/Dubai:20251106T200000',
    'EXDATE;TZID=Asia/Dubai:20261203T180000',
    'URL;VALUE=URI:https://example.org/sewing',
    'GEO:25.2704;55.3082',
    'ORGANIZER;CN=Amina:mailto:amina@example.org',
  ),
  ...event(
    'UID:0a7d',
    'RECURRENCE-ID;TZID=Asia/Dubai:20261210T180000',
    'SUMMARY:Sewing circle with tea',
    'DTSTART;TZID=Asia/Dubai:20261211T170000',
    'DTEND;TZID=Asia/Dubai:20261211T190000',
  ),
);

test('reads start and end each in its own zone, or the end in that of the start', () => {
  const start = 'DTSTART;TZID=Asia/Dubai:20261201T100000';
  const endOf = (...lines: string[]) => fieldsOf(start, ...lines)?.end;
  expect(endOf('DTEND;TZID=Europe/Berlin:20261201T100000')).toBe('2026-12-01T09:00:00.000Z');
  expect(endOf('DTEND:20261201T080000Z')).toBe('2026-12-01T08:00:00.000Z');
  expect(endOf('DTEND:20261201T113000')).toBe('2026-12-01T07:30:00.000Z');
  expect(endOf('DURATION:PT2H')).toBe('2026-12-01T08:00:00.000Z');
});

describe('a calendar like', () => {
  test('Google’s', () => {
    expect(read(GOOGLE).events).toEqual([
      {
        uid: '7k1@google.com',
        key: '7k1@google.com',
        fields: {
          title: 'Bread, salt and songs',
          description:
            '<p>Bring <b>bread</b>.<br>See <a href="https://example.org">the page</a></p>',
          start: '2026-12-01T15:00:00.000Z',
          end: '2026-12-01T17:00:00.000Z',
          address: 'Community Hall, 4 Palm Street, Dubai',
          website: null,
          organiser: 'Neighbours',
          map: null,
          is_active: true,
        },
      },
    ]);
  });

  test('Outlook’s', () => {
    expect(read(OUTLOOK).events[0]?.fields).toMatchObject({
      start: '2026-12-02T18:00:00.000Z',
      end: '2026-12-02T19:30:00.000Z',
      organiser: null,
    });
  });

  test('Nextcloud’s, with the next occurrences of a series and its exceptions', () => {
    const { events, leftOutFrom } = read(NEXTCLOUD);
    expect(events.map(({ key, fields }) => [key, fields.title, fields.start])).toEqual([
      ['0a7d 2026-11-26', 'Sewing circle', '2026-11-26T14:00:00.000Z'],
      ['0a7d 2026-12-10', 'Sewing circle with tea', '2026-12-11T13:00:00.000Z'],
      ['0a7d 2026-12-17', 'Sewing circle', '2026-12-17T14:00:00.000Z'],
      ['0a7d 2026-12-24', 'Sewing circle', '2026-12-24T14:00:00.000Z'],
    ]);
    expect(leftOutFrom).toEqual({ '0a7d': '2026-12-31T14:00:00.000Z' });
    expect(events[0]?.fields).toMatchObject({
      website: 'https://example.org/sewing',
      organiser: 'Amina',
      map: { latitude: 25.2704, longitude: 55.3082 },
    });
  });
});

describe('times', () => {
  test.each([
    ['without a zone are those of the place', 'DTSTART:20261201T180000', '2026-12-01T14:00'],
    ['in an unknown zone, too', 'DTSTART;TZID=Our Zone:20261201T180000', '2026-12-01T14:00'],
    ['in a zone', 'DTSTART;TZID=Europe/Istanbul:20261201T180000', '2026-12-01T15:00'],
    ['of a whole day', 'DTSTART;VALUE=DATE:20261201', '2026-11-30T20:00'],
  ])('%s', (_, line, start) => {
    expect(fieldsOf(line)?.start).toBe(`${start}:00.000Z`);
  });

  test('end with the last day if days are whole, and are open if nothing is said', () => {
    const days = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'];
    expect(fieldsOf(...days)?.end).toBe('2026-12-02T19:59:00.000Z');
    expect(fieldsOf('DTSTART:20261201T180000')?.end).toBeNull();
    expect(fieldsOf('DTSTART:20261201T180000Z', 'DURATION:PT90M')?.end).toBe(
      '2026-12-01T19:30:00.000Z',
    );
  });

  test('keep the hour of a series when the clocks change', () => {
    const weekly = event(
      'UID:2',
      'SUMMARY:Choir',
      'DTSTART;TZID=Europe/Berlin:20261001T190000',
      'RRULE:FREQ=WEEKLY',
    );
    const starts = readCalendar(calendar(...weekly), {
      zone: ZONE,
      now: new Date('2026-10-20T00:00:00Z'),
    }).events.map(({ fields }) => fields.start.slice(0, 16));
    expect(starts.slice(0, 2)).toEqual(['2026-10-22T17:00', '2026-10-29T18:00']);
  });
});

describe('events are left out that', () => {
  test.each([
    ['are over', ['DTSTART:20261123T100000Z', 'DTEND:20261123T110000Z']],
    ['are far away', ['DTSTART:20280101T100000Z']],
    ['are private', ['DTSTART:20261201T100000Z', 'CLASS:PRIVATE']],
  ])('%s', (_, lines) => {
    expect(fieldsOf(...lines)).toBeUndefined();
  });

  test('have no title', () => {
    expect(startsOf(calendar(...event('UID:1', 'DTSTART:20261201T100000Z')))).toEqual([]);
  });

  test('are too many, the latest of them', () => {
    const many = Array.from({ length: 230 }, (_, index) =>
      event(
        `UID:${index}`,
        'SUMMARY:Film',
        `DTSTART:202612${String((index % 23) + 1).padStart(2, '0')}T100000Z`,
      ),
    ).flat();
    const { events, completeUntil } = read(calendar(...many));
    expect(events).toHaveLength(200);
    expect(completeUntil).toBe('2026-12-21T10:00:00.000Z');
  });
});

test('a series has one event a day', () => {
  const twice = ['RRULE:FREQ=DAILY;BYHOUR=10,16;COUNT=4', 'DTSTART:20261201T100000Z'];
  expect(startsOf(calendar(...event('UID:1', 'SUMMARY:Tour', ...twice)))).toEqual([
    '2026-12-01T10:00:00.000Z',
    '2026-12-02T10:00:00.000Z',
  ]);
});

test('one that lasts is kept until its end', () => {
  expect(fieldsOf('DTSTART:20261120T100000Z', 'DTEND:20261130T100000Z')).toBeDefined();
});

test('a cancelled event is not to be shown', () => {
  expect(fieldsOf('DTSTART:20261201T100000Z', 'STATUS:CANCELLED')?.is_active).toBe(false);
});

test('an exception without its series is an event by itself', () => {
  const [found] = read(
    calendar(
      ...event(
        'UID:9',
        'RECURRENCE-ID:20261201T100000Z',
        'SUMMARY:Tour',
        'DTSTART:20261201T120000Z',
      ),
    ),
  ).events;
  expect(found?.key).toBe('9 2026-12-01');
});

describe('texts', () => {
  const START = 'DTSTART:20261201T100000Z';

  test('become paragraphs, and are no HTML unless they look like it', () => {
    expect(fieldsOf(START, 'DESCRIPTION:1 < 2 & 3\\n\\nBye')?.description).toBe(
      '<p>1 &lt; 2 &amp; 3</p>\n<p>Bye</p>',
    );
    expect(fieldsOf(START, 'DESCRIPTION:')?.description).toBeNull();
  });

  test('fit their fields', () => {
    const long = 'x'.repeat(30_000);
    const fields = fieldsOf(
      START,
      `DESCRIPTION:${long}`,
      `LOCATION:${long}`,
      `URL:https://${long}`,
    );
    expect(fields?.description).toHaveLength(20_007);
    expect(fields?.address).toHaveLength(255);
    expect(fields?.website).toBeNull();
  });

  test('hold no characters that databases refuse', () => {
    expect(fieldsOf(START, 'DESCRIPTION:a\u0000b\u0007')?.description).toBe('<p>ab</p>');
  });

  test('of the place may be an address of the web', () => {
    expect(fieldsOf(START, 'LOCATION:https://meet.example/room')).toMatchObject({
      address: null,
      website: 'https://meet.example/room',
    });
    expect(fieldsOf(START, 'URL:javascript:alert(1)')?.website).toBeNull();
  });

  test('of positions that are none are left out', () => {
    expect(fieldsOf(START, 'GEO:0;0')?.map).toBeNull();
    expect(fieldsOf(START, 'GEO:125;55')?.map).toBeNull();
  });
});

test.each([
  ['', 'an empty file'],
  ['<!doctype html><title>Sign in</title>', 'a page'],
  ['BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD', 'a card'],
])('%j is refused: %s', (text) => {
  expect(() => read(text)).toThrow();
});
