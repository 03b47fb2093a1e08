import { describe, expect, it } from 'vitest';
import { shown } from './test-context.ts';

const html = (text: string) => shown(text).html;

describe('blocks', () => {
  it.each([
    ['paragraphs inside a wrapper', '<div><p>a</p>\n<p>b</p></div>', '<p>a</p><p>b</p>'],
    ['nested wrappers', '<div><section><div>a</div></section>b</div>', '<p>a</p><p>b</p>'],
    ['text without paragraphs', 'a <em>b</em><p>c</p>d', '<p>a <em>b</em></p><p>c</p><p>d</p>'],
    [
      'the direction and language of a wrapper',
      '<div dir="rtl" lang="ar"><p>س</p><p dir="ltr" lang="en">a</p>ع</div>',
      '<p dir="rtl" lang="ar" data-script="arabic">س</p>' +
        '<p dir="ltr" lang="en" data-script="latin">a</p>' +
        '<p dir="rtl" lang="ar" data-script="arabic">ع</p>',
    ],
    [
      'wrappers in items and cells',
      '<ul><li><div>a</div><div>b</div></li></ul>',
      '<ul><li><p>a</p><p>b</p></li></ul>',
    ],
    ['emphasis around paragraphs', '<b><p>a</p></b>', '<p><strong>a</strong></p>'],
    [
      'a link around a heading',
      '<a href="/x"><h2>a</h2></a>',
      '<h2 id="text-a"><a href="/x">a</a></h2>',
    ],
    ['blocks inside a heading', '<h2><div>a</div>b</h2>', '<h2 id="text-a-b">a b</h2>'],
    [
      'lists directly inside lists',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['an item without a list', '<li>a</li>', '<p>a</p>'],
    ['a cell without a table', '<td>a</td>', '<p>a</p>'],
  ])('arranges %s', (_, text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it.each([
    '<p></p>',
    '<p>&nbsp;</p>',
    '<p><br /></p>',
    '<div><p><strong> </strong></p></div>',
    '<ul><li></li></ul>',
    '<h2>\u200b</h2>',
    '<figure><figcaption></figcaption></figure>',
    '<table><tr><td> </td></tr></table>',
  ])('drops %s', (empty) => {
    expect(html(`<p>a</p>${empty}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });

  it('drops line breaks at the ends of blocks, and no others', () => {
    expect(html('<p><br>a<br>b<br></p><h3>c<br></h3>')).toBe(
      '<p>a<br />b</p><h2 id="text-c">c</h2>',
    );
  });

  it('keeps spaces of empty elements, and cells', () => {
    expect(html('<p>a<b> </b>b</p>')).toBe('<p>a b</p>');
    expect(html('<table><tr><th></th><td></td><td>a</td></tr></table>')).toContain(
      '<tr><td></td><td></td><td>a</td></tr>',
    );
  });

  it('wraps tables so that they scroll separately', () => {
    expect(html('<table><tr><th scope="col">a</th></tr></table>')).toBe(
      '<div class="table" tabindex="0"><table><tr><th scope="col">a</th></tr></table></div>',
    );
  });

  it('lets headers of tables say which cells they are for', () => {
    const row = (cells: string) => html(`<table><tr>${cells}</tr></table>`);
    expect(row('<th>a</th><th></th>')).toContain('<th scope="col">a</th>');
    expect(row('<th scope="x">a</th><td>b</td>')).toContain('<th scope="row">a</th>');
    expect(row('<th scope="colgroup">a</th><td>b</td>')).toContain('<th scope="colgroup">');
  });

  it('keeps text that readers open, if it has a label', () => {
    const text = '<details><summary>a</summary><p>b</p></details>';
    expect(html(text)).toBe(text);
    expect(html('<details><summary></summary><p>b</p></details>')).toBe('<p>b</p>');
  });
});

describe('headings', () => {
  const levels = (text: string) => html(text).match(/(?<=<)h\d/g);

  it.each([
    ['<h3>a</h3><h4>b</h4><h3>c</h3>', ['h2', 'h3', 'h2']],
    ['<h1>a</h1><h2>b</h2><h6>c</h6>', ['h2', 'h3', 'h4']],
    ['<h4>a</h4><h2>b</h2><h4>c</h4>', ['h2', 'h2', 'h3']],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', ['h2', 'h3', 'h4', 'h4']],
    ['<h2>a</h2><h3>b</h3><h4>c</h4>', ['h2', 'h3', 'h4']],
  ])('begin below the title of the page and leave out no level: %s', (text, expected) => {
    expect(levels(text)).toEqual(expected);
  });

  it('get ids of their text, in any script, and no others', () => {
    const text =
      '<h2 id="content">What to <em>bring</em></h2><h2>قبل أن تأتي</h2><h2>?!</h2><h2>?!</h2>';
    expect(shown(text).headings).toEqual([
      { id: 'text-what-to-bring', level: 2, title: 'What to bring' },
      { id: 'text-قبل-أن-تأتي', level: 2, title: 'قبل أن تأتي' },
      { id: 'text-h2', level: 2, title: '?!' },
      { id: 'text-h2-2', level: 2, title: '?!' },
    ]);
    expect(html(text)).not.toContain('"content"');
  });

  it('get ids of their own even if a text is like the number of another', () => {
    const { headings } = shown('<h2>Visa</h2><h2>Visa 2</h2><h2>Visa</h2><h2>Visa</h2>');
    expect(headings.map(({ id }) => id)).toEqual([
      'text-visa',
      'text-visa-2',
      'text-visa-3',
      'text-visa-4',
    ]);
  });

  it('keep a linked picture, whose alternative text is their name', () => {
    const text =
      '<h3><a href="/x"><img src="/uploads/a.webp" alt="Bakery" width="9" height="9"></a></h3>';
    expect(html(text)).toBe(
      '<h2 id="text-bakery"><a href="/x"><img src="https://media.example/uploads/a.webp" ' +
        'alt="Bakery" width="9" height="9" loading="lazy" decoding="async" /></a></h2>',
    );
  });

  it('without a name are paragraphs', () => {
    expect(html('<h3><img src="/uploads/a.webp"></h3>')).toMatch(/^<p><img [^>]*><\/p>$/);
  });
});

describe('links', () => {
  it('are whole addresses in a text that is read elsewhere', () => {
    const siteUrl = 'https://diyar.example';
    const shownIn = (language: 'en' | 'ar') =>
      shown('<a href="/forum">a</a> <a href="#b">b</a>', { language, siteUrl }).html;
    expect(shownIn('en')).toBe(
      '<p><a href="https://diyar.example/forum">a</a> <a href="#b">b</a></p>',
    );
    expect(shownIn('ar')).toContain('href="https://diyar.example/ar/forum"');
  });

  it.each([
    ['/uploads/form.pdf', 'https://media.example/uploads/form.pdf'],
    ['/articles/x', '/articles/x'],
    ['//other.example/x', 'https://other.example/x'],
    ['www.other.example', 'https://www.other.example'],
    [' tel:+97141234567', 'tel:+97141234567'],
  ])('to %s lead to %s', (written, address) => {
    expect(html(`<p><a href="${written}">t</a></p>`)).toContain(`href="${address}"`);
  });

  it('between pages stay in the language of the page', () => {
    expect(shown('<a href="/articles/x">t</a>', { language: 'ar' }).html).toContain(
      'href="/ar/articles/x"',
    );
  });

  it('to other sites are no recommendation', () => {
    const rel = 'rel="noopener nofollow ugc"';
    expect(html('<a href="https://u.ae">t</a>')).toContain(rel);
    expect(html('<a href="/articles/x">t</a>')).not.toContain('rel');
    expect(html('<a href="/uploads/x.pdf">t</a>')).not.toContain('rel');
  });

  it('keep phone numbers in their order in texts from right to left', () => {
    const call = (text: string) => html(`<p dir="rtl"><a href="tel:+97141234567">${text}</a></p>`);
    expect(call('+971 4 123 4567')).toContain('<a href="tel:+97141234567" dir="ltr">');
    expect(call('اتصال')).toContain('<a href="tel:+97141234567">');
  });

  it('follow the id of a heading', () => {
    const text = '<p><a href="#c1">Rent</a></p><h2 id="c1">The rent</h2>';
    expect(html(text)).toContain('<a href="#text-the-rent">');
  });

  it.each([
    ['a mark inside a heading', '<h2><a name="c1"></a>The rent</h2>', 'text-the-rent'],
    ['a mark before a heading', '<a id="c1"></a><h2>The rent</h2>', 'text-the-rent'],
    ['a wrapper', '<div id="c1"><h2>The rent</h2></div>', 'text-the-rent'],
    ['a mark inside a paragraph', '<p><span id="c1"></span>Rent</p>', 'text-part'],
    ['a percent-encoded name', '<h2 id="c1">Rent</h2>', 'text-rent'],
  ])('follow %s', (_, target, id) => {
    const result = html(
      `<p><a href="#${_.startsWith('a percent') ? '%63' : 'c'}1">Rent</a></p>${target}`,
    );
    expect(result).toContain(`<a href="#${id}">`);
    expect(result).toContain(` id="${id}"`);
  });

  it('that consist of a picture are named by their target', () => {
    const linked = (href: string) =>
      /alt="([^"]*)"/.exec(html(`<a href="${href}"><img src="/uploads/a.webp"></a>`))?.[1];
    expect(linked('https://www.u.ae/x')).toBe('u.ae');
    expect(linked('tel:+97141234567')).toBe('tel:+97141234567');
  });
});

describe('pictures', () => {
  it('without a known size have none, and are loaded lazily', () => {
    expect(html('<p><img src="https://media.example/a.jpg"></p>')).toBe(
      '<p><img src="https://media.example/a.jpg" alt="" loading="lazy" decoding="async" /></p>',
    );
  });

  it('are the content service’s if their address has no origin', () => {
    expect(
      html('<img src="/uploads/a.webp" srcset="/uploads/b.webp 500w, /uploads/a.webp 750w">'),
    ).toContain(
      'src="https://media.example/uploads/a.webp" ' +
        'srcset="https://media.example/uploads/b.webp 500w, https://media.example/uploads/a.webp 750w" ' +
        'sizes="(min-width: 49em) 735px, calc(95.6vw - 13px)"',
    );
    expect(html('<img src="//media.example/a.webp">')).toContain(
      'src="https://media.example/a.webp"',
    );
  });

  it('that the page may not load leave no gap', () => {
    const blocked = (attributes: string) =>
      html(`<p>a</p><p><img src="https://b.example/c.png" ${attributes}></p>`);
    expect(blocked('width="15" height="15"')).toBe('<p>a</p>');
    expect(blocked('width="15" height="15" alt="Phone:"')).toBe('<p>a</p><p>Phone:</p>');
    expect(blocked('alt="Map of the centre"')).toContain('>Map of the centre</a></p>');
    expect(blocked('')).toBe(
      '<p>a</p><p><a href="https://b.example/c.png" dir="ltr" lang="en" rel="noopener nofollow ugc" ' +
        'data-script="latin">Picture on b.example</a></p>',
    );
    expect(html('<img src="data:image/png;base64,AA"><p>a</p>')).toBe('<p>a</p>');
  });

  it('that the page may not load leave their link', () => {
    const link = (alt: string) =>
      `<a href="https://u.ae"><img src="https://b.example/c.png" alt="${alt}"></a>`;
    expect(html(link('Portal'))).toContain('>Portal</a>');
    expect(html(link(''))).toContain('>u.ae</a>');
  });
});

describe('what the editor of the panel writes', () => {
  it.each([
    '<h2 id="text-a">a</h2><h3 id="text-b">b</h3><h4 id="text-c">c</h4>',
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code><br />f</p>',
    '<p>H<sub>2</sub>O m<sup>2</sup> <small>s</small> <mark>m</mark> <abbr title="Emirate">E</abbr></p>',
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    '<ol start="3" type="a"><li>a</li></ol>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<pre><code>a\n  b</code></pre>',
    '<p>a</p><hr /><p>b</p>',
    '<details><summary>a <strong>b</strong></summary><p>c</p><ul><li>d</li></ul></details>',
    '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd><p>d</p><p>e</p></dd></dl>',
    '<p>a <bdi dir="ltr">+971 4</bdi> <span lang="ar" data-script="arabic">س</span></p>',
    '<div class="table" tabindex="0"><table dir="rtl"><caption>c</caption><thead><tr><th scope="col">a</th>' +
      '</tr></thead><tbody><tr><td colspan="2" dir="ltr">a</td></tr></tbody></table></div>',
    '<figure dir="rtl"><img src="https://media.example/a.webp" ' +
      'srcset="https://media.example/s.webp 500w, https://media.example/a.webp 750w" ' +
      'sizes="(min-width: 49em) 735px, calc(95.6vw - 13px)" alt="b" width="750" height="400" ' +
      'loading="lazy" decoding="async" /><figcaption>c <em>d</em></figcaption></figure>',
  ])('stays as it is: %s', (written) => {
    expect(html(written)).toBe(written);
  });
});

describe('embedded pages', () => {
  const label = (text: string, language: 'en' | 'ar' = 'en') =>
    /<a [^>]*>([^<]*)<\/a>/.exec(shown(text, { language }).html)?.[1];

  it.each([
    ['<iframe src="https://www.youtube.com/embed/aB3_-x"></iframe>', 'Video on youtube.com'],
    ['<figure><oembed url="https://vimeo.com/1"></oembed></figure>', 'Video on vimeo.com'],
    ['<video src="/uploads/a.mp4"></video>', 'Video on media.example'],
    ['<video><source src="https://v.example/a.mp4"></video>', 'Video on v.example'],
    ['<audio src="//a.example/a.mp3"></audio>', 'Audio on a.example'],
    ['<iframe src="https://w.soundcloud.com/player/?url=x"></iframe>', 'Audio on w.soundcloud.com'],
    ['<object data="https://o.example/a.pdf"></object>', 'Open on o.example'],
    ['<iframe data-src="https://forms.example/1"></iframe>', 'Open on forms.example'],
    [
      '<iframe src="https://maps.google.com/maps?q=Deira&output=embed"></iframe>',
      'Map on google.com',
    ],
  ])('%s become a link: %s', (text, expected) => {
    expect(label(text)).toBe(expected);
  });

  it('without an address are left out', () => {
    expect(html('<p>a</p><iframe src="about:blank"></iframe><video></video>')).toBe('<p>a</p>');
    expect(html('<p>a</p><iframe src="javascript:alert(1)"></iframe>')).toBe('<p>a</p>');
  });

  it('tell the place of the first map', () => {
    const map = '<iframe src="https://maps.google.com/maps?q=25.26,55.31"></iframe>';
    expect(shown(map).coordinates).toEqual({ latitude: 25.26, longitude: 55.31 });
    expect(shown('<p>a</p>').coordinates).toBeNull();
  });
});

describe('long texts', () => {
  const note =
    '<p lang="en" dir="ltr" data-script="latin"><em>This text is too long for one page. Its end is missing here.</em></p>';

  it.each([
    ['a megabyte', '<p>word word</p>'.repeat(70_000)],
    ['a table of 50,000 rows', `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(50_000)}</table>`],
    ['20,000 open tags', '<b>'.repeat(20_000)],
  ])('of %s are cut and say so', (_, text) => {
    const result = html(text);
    expect(result.length).toBeLessThan(300_000);
    expect(result.endsWith(note)).toBe(true);
  });

  it('keep the text of 5,000 nested tags', () => {
    const nested = html(`${'<div><b>'.repeat(2500)}deep${'</b></div>'.repeat(2500)}<p>after</p>`);
    expect(nested).toMatch(/deep(?:<\/strong>)+<\/p><p>after<\/p>$/);
  });

  it('of usual length do not', () => {
    expect(html('<p>word</p>'.repeat(2000))).not.toContain('<em>');
  });
});
