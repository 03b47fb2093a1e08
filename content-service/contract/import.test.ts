import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskFixture, type PanelUser, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';

interface Checked {
  dateOrder: string;
  rows: {
    row: number;
    title: string;
    state: string;
    start: string;
    zone: string;
    faults: { code: string; field: string; values: Record<string, unknown>; message?: string }[];
  }[];
}

const HEADINGS = [
  'title',
  'post_type',
  'nationality',
  'city',
  'area',
  'post_category',
  'start',
  'price',
  'currency',
  'information.phone',
  'description',
];

/** A row for the columns above. */
const row = (title: string, cells: Partial<Record<string, string>> = {}) =>
  HEADINGS.map((field) => {
    if (field === 'title') return title;
    return cells[field] ?? { post_type: 'Business', nationality: 'en', city: 'Dubai' }[field] ?? '';
  });

describe.each(services)('import of posts on $database', ({ database, url }) => {
  describe.skipIf(!url)('from a table', () => {
    let fixture: DeskFixture;
    let editor: PanelUser;
    let other: PanelUser;
    let publisher: PanelUser;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
      editor = await fixture.signInAs('Post editor');
      other = await fixture.signInAs('Post editor, English');
      publisher = await fixture.signInAs('Publisher');
    });
    afterAll(() => fixture.close());

    const send = (user: PanelUser, action: string, rows: string[][], more = {}) =>
      user.upload(`/import/${action}`, {
        name: 'shops.csv',
        firstRow: 2,
        rows,
        columns: HEADINGS,
        defaults: {},
        dateOrder: null,
        withDuplicates: false,
        language: 'en',
        expected: null,
        ...more,
      });
    const check = async (rows: string[][], more = {}) =>
      (await send(editor, 'check', rows, more)).data as unknown as Checked;
    const codesOf = ({ rows }: Checked) =>
      rows.map(({ row: number, faults }) => [number, faults.map(({ code }) => code)]);
    const importRows = async (user: PanelUser, rows: string[][]) => {
      const { status, data } = await send(user, 'run', rows, { expected: rows.length });
      expect(status).toBe(200);
      return String(data.id);
    };
    const inReview = async () => {
      const { data } = await fixture.administrator.callRaw(
        `${VERSIONS}?pageSize=100&filters[state][$eq]=in-review`,
      );
      return data.results as { documentId: string; title: string; updatedAt: string }[];
    };

    test('the dry run lists every row with its faults and writes nothing', async () => {
      const before = (await inReview()).length;
      const checked = await check([
        row('Blue door café'),
        row('', {}),
        row('In no known town', { city: 'Dubbai' }),
        row('Of no kind', { post_type: 'Shop' }),
        row('Unclear date', { post_type: 'Event', start: 'next week' }),
        row('A price in words', { price: 'cheap' }),
        row('Words for a phone', { 'information.phone': 'call me' }),
        HEADINGS.map(() => ' '),
        row('Blue door cafe'),
        row('Without currency', { post_type: 'Marketplace', price: '1.234,50' }),
        row('Reading evening', { post_type: 'event', start: '22/11/2026 18:00', city: 'دبي' }),
      ]);
      expect(codesOf(checked)).toEqual([
        [2, []],
        [3, ['title-missing']],
        [4, ['unknown']],
        [5, ['unknown']],
        [6, ['date-unreadable']],
        [7, ['number-unreadable']],
        [8, ['phone-unreadable']],
        [10, ['duplicate-of-row']],
        [11, ['currency-missing']],
        [12, []],
      ]);
      expect(checked.rows.map(({ state }) => state)).toEqual([
        'ready',
        'faulty',
        'faulty',
        'faulty',
        'faulty',
        'faulty',
        'faulty',
        'duplicate',
        'faulty',
        'ready',
      ]);
      expect(checked.rows[2]?.faults[0]?.values).toEqual({ value: 'Dubbai', suggestion: 'Dubai' });
      expect(checked.rows[1]?.faults[0]?.message).toBe('Give the post a title.');
      expect(checked.rows[9]).toMatchObject({ start: '2026-11-22 18:00', zone: 'Asia/Dubai' });
      expect((await inReview()).length).toBe(before);
    });

    test('leaves out cells that are longer than all that a field holds', async () => {
      const long = 'x'.repeat(1001);
      const { rows } = await check([
        row('Long cells', { city: long, 'information.phone': long, description: long }),
      ]);
      const values = { length: 1001, limit: 1000 };
      expect(rows[0]?.faults).toMatchObject([
        { code: 'too-long', field: 'city', values },
        { code: 'too-long', field: 'information.phone', values },
      ]);
    });

    test('creates versions in review, which become posts like any other', async () => {
      const rows = [
        row('Seven lamps reading room', {
          start: '22.11.2026 18:00',
          price: '12,5',
          currency: 'aed',
          'information.phone': "'+971 50 000 0001",
          description: 'Books & tea.\n\nCome in.',
        }),
      ];
      await importRows(editor, rows);
      const [version] = (await inReview()).filter(({ title }) => title === rows[0]?.[0]);
      expect(await fixture.administrator.loadVersion(version?.documentId)).toMatchObject({
        state: 'in-review',
        editor_name: expect.stringMatching(/^Role/),
        description: '<p>Books &amp; tea.</p>\n<p>Come in.</p>',
        start: '2026-11-22T14:00:00.000Z',
        price: 12.5,
        currency: 'AED',
        information: { phone: '+971 50 000 0001' },
        city: { name: 'Dubai' },
      });
      const { postDocumentId, id } = await publisher.desk(
        'POST',
        `/versions/${version?.documentId}/make-public`,
        { updatedAt: version?.updatedAt },
      );
      expect(postDocumentId).toEqual(expect.any(String));
      expect((await fixture.readPost(id)).attributes.title).toBe('Seven lamps reading room');
      // The same table once more.
      expect(codesOf(await check(rows))).toEqual([[2, ['duplicate']]]);
    });

    test('reads local phone numbers by the country of the city of their row', async () => {
      const phones = [
        row('Amber lamp shop', { 'information.phone': '050 000 0001' }),
        row('Blue kite shop', { 'information.phone': '500000002' }),
        row('Cedar box shop', { 'information.phone': '0212 000 00 03', city: 'Istanbul' }),
        row('Drum and bell shop', { 'information.phone': '٠٥٠ ٠٠٠ ٠٠٠٤' }),
        row('Elm tree shop', { 'information.phone': '050 000 0005', city: '' }),
        row('Fig leaf shop', { 'information.phone': '050 000 0006 / 050 000 0007' }),
      ];
      const { rows } = await check(phones);
      expect(rows.map(({ faults }) => faults.map(({ code, values }) => [code, values]))).toEqual([
        [],
        [],
        [],
        [],
        [['phone-unreadable', { value: '050 000 0005', problem: 'no-country' }]],
        [['phone-unreadable', { value: '050 000 0006 / 050 000 0007', problem: 'too-long' }]],
      ]);
      await importRows(editor, phones.slice(0, 4));
      const stored = new Map<string, unknown>();
      for (const { documentId, title } of await inReview()) {
        const { information } = await fixture.administrator.loadVersion(documentId);
        stored.set(title, (information as { phone?: string } | null)?.phone);
      }
      expect(phones.slice(0, 4).map(([title]) => stored.get(title ?? ''))).toEqual([
        '+971 50 000 0001',
        '+971 50 000 0002',
        '+90 212 000 00 03',
        '+971 50 000 0004',
      ]);
    });

    test('undoes an import as a whole, but for what was changed since', async () => {
      const before = (await inReview()).map(({ title }) => title);
      const titles = [
        'North gate bakery',
        'Tin roof tailor',
        'Cedar yard school',
        'Harbour barber',
      ];
      const id = await importRows(
        editor,
        titles.map((title) => row(title)),
      );
      const created = await inReview();
      const of = (title: string) => created.find((version) => version.title === title);
      const edited = of('Tin roof tailor');
      await editor.call('PUT', `${VERSIONS}/${edited?.documentId}`, { title: 'Tin roof tailors' });
      const published = of('Harbour barber');
      await publisher.desk('POST', `/versions/${published?.documentId}/make-public`, {
        updatedAt: published?.updatedAt,
      });
      expect((await other.call('POST', `/import/${id}/undo`)).status).toBe(403);
      const { status, data } = await editor.call('POST', `/import/${id}/undo`);
      expect(status).toBe(200);
      expect(data).toEqual({
        deleted: 2,
        left: [
          expect.objectContaining({ title: 'Tin roof tailors', state: 'in-review' }),
          expect.objectContaining({ title: 'Harbour barber', state: 'public' }),
        ],
      });
      expect((await inReview()).map(({ title }) => title).toSorted()).toEqual(
        [...before, 'Tin roof tailors'].toSorted(),
      );
      expect((await editor.call('POST', `/import/${id}/undo`)).status).toBe(400);
    });

    test('writes nothing when the table or the posts are not as they were checked', async () => {
      const before = (await inReview()).length;
      const rows = [row('Corner school of music'), row('', {})];
      expect((await send(editor, 'run', rows, { expected: 2 })).status).toBe(409);
      expect((await send(editor, 'run', rows)).status).toBe(409);
      expect((await inReview()).length).toBe(before);
    });

    test('rejects rows in languages that the role does not write', async () => {
      const rows = [row('Evening school'), row('مدرسة المساء', { nationality: 'ar' })];
      const { data } = await send(other, 'check', rows);
      expect(codesOf(data as unknown as Checked)).toEqual([
        [2, []],
        [3, ['language-not-permitted']],
      ]);
    });

    test('rejects those without the right, and what is no table', async () => {
      const translator = await fixture.signInAs('Translator');
      expect((await send(translator, 'check', [row('x')])).status).toBe(403);
      expect((await send(editor, 'check', [row('x')], { columns: ['state'] })).status).toBe(400);
      const many = Array.from({ length: 301 }, (_, index) => row(`Row ${index}`));
      expect((await send(editor, 'check', many)).status).toBe(400);
      const twice = { columns: ['title', 'title'] };
      expect((await send(editor, 'check', [row('x')], twice)).status).toBe(400);
    });
  });
});
