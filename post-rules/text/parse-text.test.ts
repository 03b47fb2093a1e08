import { expect, test } from 'vitest';
import { parseText } from '#text/parse-text';

const textsOf = (html: string) => parseText(html).blocks.map(({ text }) => text);

test('splits text at the borders of blocks only', () => {
  expect(
    textsOf('<p>One <b>bold</b>\n word</p><ul><li>first</li><li>second &amp; last</li></ul>tail'),
  ).toEqual(['One bold word', 'first', 'second & last', 'tail']);
  expect(textsOf('one<br>two')).toEqual(['one', 'two']);
});

test('keeps text of another language apart, in all scripts', () => {
  const html = '<p>Say <span lang="ar">شكرا</span> or <bdi lang="hi">धन्यवाद</bdi>.</p>';
  expect(parseText(html).blocks).toEqual([
    { text: 'Say', language: null },
    { text: 'شكرا', language: 'ar' },
    { text: 'or', language: null },
    { text: 'धन्यवाद', language: 'hi' },
    { text: '.', language: null },
  ]);
});

test('collects headings, links and pictures', () => {
  const html =
    '<h2>Об <em>этом</em></h2><p><a href=" /events/1 ">یہاں <b>دیکھیں</b></a><a name="x">y</a></p>' +
    '<figure><img src="/a.webp" alt=" چای "><img src="/b.webp"></figure>';
  expect(parseText(html)).toMatchObject({
    headings: [{ level: 2, text: 'Об этом' }],
    links: [{ address: '/events/1', text: 'یہاں دیکھیں' }],
    pictures: [{ alternativeText: ' چای ' }, { alternativeText: null }],
  });
});

test('ignores scripts, styles and comments, and survives broken HTML', () => {
  expect(textsOf('<style>p{}</style><script>var a = "<p>"</script><!-- no --><p>yes')).toEqual([
    'yes',
  ]);
  expect(parseText('<a href="/x">open <a href="/y">again').links).toEqual([
    { address: '/x', text: 'open' },
    { address: '/y', text: 'again' },
  ]);
  expect(parseText('').blocks).toEqual([]);
});

test('reads no further than the deepest text that an editor could mean', () => {
  const { blocks } = parseText(`<p>tea</p>${'<b>'.repeat(200_000)}deep`);
  expect(blocks).toEqual([{ text: 'tea', language: null }]);
});
